import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitSearches } from './limitSearches.ts';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { openSampleSearch, sampleKeys, wireRequest } from './testing/serveSearch.ts';

const { search } = openSampleSearch();
const limited = limitSearches(search, { perAddress: 20, keys: sampleKeys });
const sites = [sampleSiteOf(['dealer-1']), sampleSiteOf(['dealer-2'])] as const;
beforeAll(() => search.upsert(sampleStock(10, 3, ['dealer-1'])));
afterAll(() => search.close());

function ask(address: string | undefined, site = sites[0], key = sampleKeys.search) {
  const body = '{"requests":[{"indexName":"Car_production"}]}';
  return limited.handle(site, wireRequest('/1/indexes/*/queries', body, { key, ...(address && { address }) }));
}

describe('a search with a limit', () => {
  it('answers 429 with the time to wait to an address that asks too often, on all sites together', async () => {
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await ask('203.0.113.7', sites[asked % 2 === 0 ? 0 : 1])).status).toBe(200);
    }
    const refused = await ask('203.0.113.7');
    const message = expect.stringMatching(/^Too many requests from one address: ask again in \d+ second/);
    expect(refused).toMatchObject({ status: 429, body: { status: 429, message } });
    const wait = Number(refused.headers?.['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(10);
  });

  it('counts the addresses of one household together, however many it has', async () => {
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await ask(`2001:db8:0:7::${asked.toString(16)}`)).status).toBe(200);
    }
    expect((await ask('2001:db8:0:7:ffff::1')).status).toBe(429);
    expect((await ask('2001:db8:0:8::1')).status).toBe(200);
  });

  it('goes on answering other addresses, and programs that write', async () => {
    expect((await ask('203.0.113.8')).status).toBe(200);
    expect((await ask('203.0.113.7', sites[0], sampleKeys.admin)).status).toBe(200);
    expect((await ask('203.0.113.7', sites[0], 'guessed')).status).toBe(429);
  });

  it('counts nothing where there is no address, and never the pages rendered here', async () => {
    for (let asked = 0; asked < 25; asked += 1) expect((await ask(undefined)).status).toBe(200);
    const { results } = await limited.queries(sites[0], { requests: [{ indexName: 'Car_production' }] });
    expect(results).toHaveLength(1);
  });
});
