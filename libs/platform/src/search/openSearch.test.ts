import type { Vehicle } from '@forecourt/domain';
import { primaryIndex } from '@forecourt/search/model';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { EmbeddedSearch } from './openSearch.ts';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { openSampleSearch } from './testing/serveSearch.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-search-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
const allIds = (vehicles: readonly Vehicle[]): string[] => vehicles.map((vehicle) => vehicle.id).toSorted();

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

  it('sets a damaged file aside, says so, and is empty until it is rebuilt', async () => {
    const file = join(folder, 'damaged.sqlite');
    const before = openSampleSearch(file).search;
    await before.upsert(stock);
    await before.setVersion('1');
    await before.close();
    writeFileSync(file, 'no index at all');

    const { search: after, logged } = openSampleSearch(file);
    expect(await after.size()).toBe(0);
    expect(await after.version()).toBeNull();
    expect(logged).toEqual([expect.stringContaining('has to be rebuilt')]);
    await after.upsert(stock);
    expect(await after.size()).toBe(stock.length);
    expect(existsSync(file)).toBe(true);
    await after.close();
  });

  it('shows a change as soon as it is written, in hits, words and counts', async () => {
    const { search } = openSampleSearch();
    await search.upsert(stock);
    const renamed = { ...first, model: 'Zephyrine', name: 'Zephyrine' };
    expect(await idsOf(search, { query: 'zephyrine' })).toEqual([]);
    await search.upsert([renamed]);
    expect(await idsOf(search, { query: 'zephyrine' })).toEqual([first.id]);
    expect(await idsOf(search, { filters: 'model:Zephyrine' })).toEqual([first.id]);
    await search.upsert([first]);
    expect(await idsOf(search, { query: 'zephyrine' })).toEqual([]);
    await search.remove([first.id, 'never there']);
    expect(await idsOf(search)).toEqual(allIds(stock.slice(1)));
    await search.close();
  });

  it('lets readers see the old index whole until the new one is whole', async () => {
    const { search } = openSampleSearch();
    await search.upsert(stock.slice(0, 40));
    const seen: string[][] = [];
    async function* slowly() {
      for (const vehicle of stock.slice(30)) {
        yield [vehicle];
        seen.push(await idsOf(search));
      }
    }
    expect(await search.rebuild(slowly())).toBe(30);
    expect(seen).toHaveLength(30);
    for (const ids of seen) expect(ids).toEqual(allIds(stock.slice(0, 40)));
    expect(await idsOf(search)).toEqual(allIds(stock.slice(30)));
    await search.close();
  });

  it('keeps a change that arrives while it rebuilds from older stock', async () => {
    const { search } = openSampleSearch();
    await search.upsert(stock);
    async function* older() {
      yield stock.slice(0, 1);
      await search.upsert([
        { ...first, model: 'Newer' },
        { ...second, model: 'Newest' },
      ]);
      await search.remove([stock[2]?.id ?? '']);
      yield stock;
    }
    await search.rebuild(older());
    expect(await idsOf(search, { filters: 'model:Newer' })).toEqual([first.id]);
    expect(await idsOf(search, { filters: 'model:Newest' })).toEqual([second.id]);
    expect(await search.size()).toBe(stock.length - 1);
    await search.close();
  });

  it('keeps the old index when the stock cannot be read to the end', async () => {
    const { search } = openSampleSearch();
    await search.upsert(stock);
    async function* broken() {
      yield stock.slice(0, 3);
      throw new Error('database gone');
    }
    await expect(search.rebuild(broken())).rejects.toThrow('database gone');
    expect(await idsOf(search)).toEqual(allIds(stock));
    async function* whole() {
      yield stock.slice(0, 3);
    }
    expect(await search.rebuild(whole())).toBe(3);
    await search.close();
  });

  it('refuses questions once it is closed', async () => {
    const { search } = openSampleSearch();
    await search.close();
    await expect(search.size()).rejects.toThrow('closed');
  });
});
