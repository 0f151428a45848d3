import type { Vehicle } from '@forecourt/domain';
import { primaryIndex } from '@forecourt/search/model';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import type { EmbeddedSearch } from './openSearch.ts';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { openSampleSearch } from './testing/serveSearch.ts';

const folder = temporaryFolder();

const site = sampleSiteOf(['dealer-1']);
const stock = sampleStock(60, 31, ['dealer-1']).map((vehicle): Vehicle => ({
  ...vehicle,
  status: 'in_stock',
  sold: false,
  show_on_dealer_website: true,
}));
const [first, second] = stock as [Vehicle, Vehicle];

async function idsOf(search: EmbeddedSearch, params: object = {}): Promise<string[]> {
  const { results } = await search.queries(site, {
    requests: [{ indexName: primaryIndex, hitsPerPage: 1_000, ...params }],
  });
  return (results[0] as { hits: { objectID: string }[] }).hits.map((hit) => hit.objectID).toSorted();
}

describe('openSearch', () => {
  it('answers from the file it wrote, in a new process’s place, version included', async () => {
    const file = join(folder, 'deep', 'kept.sqlite');
    const before = openSampleSearch(file).search;
    expect(await before.version()).toBeNull();
    await before.upsert(stock);
    await before.remove([second.id]);
    await before.setVersion('stock 42');
    const ids = await idsOf(before, { query: first.make });
    await before.close();

    const { search: after, logged } = openSampleSearch(file);
    expect(await after.size()).toBe(stock.length - 1);
    expect(await after.version()).toBe('stock 42');
    expect(await idsOf(after, { query: first.make })).toEqual(ids);
    expect(ids.length).toBeGreaterThan(0);
    expect(logged).toEqual([]);
    await after.close();
  });

  it('refuses questions once it is closed', async () => {
    const { search } = openSampleSearch();
    await search.close();
    await expect(search.size()).rejects.toThrow('closed');
  });
});
