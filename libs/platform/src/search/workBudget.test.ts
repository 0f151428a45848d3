import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { limitSearches } from './limitSearches.ts';
import { openSearch } from './openSearch.ts';
import { sampleKeys, wireRequest } from './testing/serveSearch.ts';
import { openWorkBudget, type WorkBudget } from './workBudget.ts';

const attacker = '203.0.113.9';
const sites = ['one', 'two'].map((slug) => ({ ...sampleSiteOf(['dealer-1']), slug }));

describe('a budget of work', () => {
  it('ends for an address on all sites together, and says when to come again', async () => {
    const work = openWorkBudget({ perAddress: 100, perSite: 10_000 });
    work.spend({ site: 'one', address: attacker }, 60.2);
    await work.check({ site: 'one', address: attacker });
    work.spend({ site: 'two', address: attacker }, 39);
    await expect(work.check({ site: 'three', address: attacker })).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too much work for the search from one address: ask again in \d+ seconds?$/),
      retryAfterSeconds: expect.any(Number),
    });
    await work.check({ site: 'one', address: '203.0.113.10' });
  });

  it('ends for the visitors of one site, and for no other site', async () => {
    const work = openWorkBudget({ perAddress: 100, perSite: 150 });
    work.spend({ site: 'one', address: '203.0.113.1' }, 80);
    work.spend({ site: 'one', address: '203.0.113.2' }, 80);
    await expect(work.check({ site: 'one', address: '203.0.113.3' })).rejects.toThrow('from the visitors of one site');
    await work.check({ site: 'two', address: '203.0.113.3' });
  });
});

describe('a search that counts work', () => {
  let spent: { site: string; address: string; milliseconds: number }[] = [];
  const counted = openWorkBudget({ perAddress: 1_000, perSite: 10_000 });
  const work: WorkBudget = {
    check: counted.check,
    spend(asking, milliseconds) {
      spent.push({ ...asking, milliseconds });
      counted.spend(asking, milliseconds);
    },
  };
  const deps = { now: () => new Date(), keys: sampleKeys, work, log: () => undefined };
  const search = openSearch({ file: ':memory:', ...deps });
  const limited = limitSearches(search, { perAddress: 10_000, work, keys: sampleKeys });
  beforeAll(() => search.upsert(sampleStock(200, 3, ['dealer-1'])));
  afterAll(() => search.close());

  function ask(requests: object[], { address = attacker, key = sampleKeys.search, site = sites[0]! } = {}) {
    const body = { requests: requests.map((one) => ({ indexName: 'Car_production', ...one })) };
    return limited.handle(site, wireRequest('/1/indexes/*/queries', body, { key, address }));
  }

  it('takes the engine’s time from whoever asked, and nothing from programs and pages', async () => {
    spent = [];
    expect((await ask([{ query: 'hilux' }], { address: '203.0.113.20', site: sites[1]! })).status).toBe(200);
    expect(spent).toEqual([{ site: 'two', address: '203.0.113.20', milliseconds: expect.any(Number) }]);
    spent = [];
    expect((await ask([{ query: 'ute' }], { key: sampleKeys.admin })).status).toBe(200);
    await search.queries(sites[0]!, { requests: [{ indexName: 'Car_production', query: 'suv' }] });
    expect(spent).toEqual([]);
  });

  it('refuses at once who asks more things than may wait, and answers the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, at) => ask([{ query: `car ${at}`, facets: ['*'] }], { address: '203.0.113.30' })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(30);
    expect(refused[0]).toMatchObject({
      body: { message: expect.stringContaining('at once from one address') },
      headers: { 'retry-after': '1' },
    });
    expect(answers.filter(({ status }) => status === 200).length).toBe(80 - refused.length);
    expect((await ask([{}], { address: '203.0.113.31' })).status).toBe(200);
  });

  it('refuses who has used up the time, before anything is done', async () => {
    work.spend({ site: 'one', address: '203.0.113.40' }, 1_000);
    spent = [];
    const refused = await ask([{}], { address: '203.0.113.40' });
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('Too much work') } });
    expect(spent).toEqual([]);
    expect((await ask([{}], { address: '203.0.113.40', key: sampleKeys.admin })).status).toBe(200);
  });

  it('gives a browser’s key as many hits as pages use, and more to a key that writes', async () => {
    expect(await ask([{ hitsPerPage: 100 }, { hitsPerPage: 101 }])).toMatchObject({
      status: 403,
      body: { message: 'requests[1].hitsPerPage: at most 100 with this key; a key that writes may ask for more' },
    });
    expect(await ask([{ offset: 0, length: 500 }])).toMatchObject({ status: 403 });
    expect(await ask(Array.from({ length: 4 }, () => ({ hitsPerPage: 100 })))).toMatchObject({
      status: 403,
      body: { message: 'requests: at most 300 hits together with this key; a key that writes may ask for more' },
    });
    const whole = await ask([{ hitsPerPage: 1_000 }], { key: sampleKeys.admin });
    expect((whole.body as { results: { hits: unknown[] }[] }).results[0]?.hits.length).toBeGreaterThan(100);
  });

  it('sends a browser what cards show unless it asks for more', async () => {
    const hitOf = async (parameters: object, key = sampleKeys.search) => {
      const { body } = await ask([{ hitsPerPage: 1, attributesToHighlight: [], ...parameters }], { key });
      return Object.keys((body as { results: { hits: object[] }[] }).results[0]?.hits[0] ?? {}).toSorted();
    };
    expect(await hitOf({})).toEqual(['objectID', 'summary']);
    expect(await hitOf({ attributesToRetrieve: ['make'] })).toEqual(['make', 'objectID']);
    expect(await hitOf({ attributesToRetrieve: ['*'] })).toContain('custom_rank');
    expect(await hitOf({}, sampleKeys.admin)).toContain('custom_rank');
  });
});
