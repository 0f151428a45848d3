import { describe, expect, it, vi } from 'vitest';
import { cachingSearchClient } from './cachingSearchClient.ts';

const query = (words: string, params: object = {}) => [
  { indexName: 'Car_production', params: { query: words, ...params } },
];

function kept(max = 10) {
  const search = vi.fn((requests: unknown) => Promise.resolve({ results: [JSON.stringify(requests)] }));
  const client = cachingSearchClient({ search, appId: 'forecourt' }, { max });
  return { search, client, ask: client.search as (requests: unknown) => Promise<unknown> };
}

describe('a search client that caches its answers', () => {
  it('[SRCH-15] asks once for the same words, offset, order and filters', async () => {
    const { search, ask } = kept();
    const first = await ask(query('kia', { page: 1, facetFilters: [['make:Kia', 'make:MG'], ['body:SUV']] }));
    const again = await ask([
      {
        params: { facetFilters: [['body:SUV'], ['make:MG', 'make:Kia']], page: 1, query: 'kia', filters: undefined },
        indexName: 'Car_production',
      },
    ]);
    expect(again).toBe(first);
    expect(search).toHaveBeenCalledOnce();
  });

  it.each([
    ['words', query('mg')],
    ['offset', query('kia', { page: 2 })],
    ['filters', query('kia', { filters: 'sold:false' })],
    ['order', [{ indexName: 'Car_production_price_asc', params: { query: 'kia' } }]],
  ])('[SRCH-15] asks again for another %s', async (_what, requests) => {
    const { search, ask } = kept();
    await ask(query('kia'));
    await ask(requests);
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('[SRCH-15] keeps requests of a batch apart by their order, because answers come in that order', async () => {
    const { search, ask } = kept();
    const [one, other] = [query('kia'), query('mg')].flat();
    await ask([one, other]);
    await ask([other, one]);
    await ask({ requests: [one, other] });
    await ask({ requests: [other, one] });
    expect(search).toHaveBeenCalledTimes(4);
  });

  it('[SRCH-15] evicts the least recently used answer when it is full', async () => {
    const { search, ask } = kept(2);
    for (const words of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(query(words));
    const asked = search.mock.calls.map(([requests]) => (requests as { params: { query: string } }[])[0]?.params.query);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('[SRCH-15] shares one call among equal requests in progress', async () => {
    const { search, ask } = kept();
    const [one, other] = await Promise.all([ask(query('kia')), ask(query('kia'))]);
    expect(one).toBe(other);
    expect(search).toHaveBeenCalledOnce();
  });

  it('[SRCH-15] never caches a failure', async () => {
    const { search, ask } = kept();
    search.mockRejectedValueOnce(new Error('no network'));
    await expect(ask(query('kia'))).rejects.toThrow('no network');
    await expect(ask(query('kia'))).resolves.toBeTruthy();
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('clears the cache on request and passes the rest of the client through', async () => {
    const { search, client, ask } = kept();
    await ask(query('kia'));
    await client.clearCache();
    await ask(query('kia'));
    expect(search).toHaveBeenCalledTimes(2);
    expect(client.appId).toBe('forecourt');
  });
});
