import type { Vehicle } from '@forecourt/domain';
import { primaryIndex } from '@forecourt/search/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleSiteOf } from '@forecourt/search-engine/testing';
import { sampleKeys } from './serveSearch.ts';
import { idsOf, type SearchFixture } from './searchFixture.ts';
import { openStock } from './writingBehaviour.ts';

export function itRebuilds(fixture: SearchFixture): void {
  describe('rebuilt', () => {
    const stock = openStock(24, 9);
    const [first, second, third] = stock as [Vehicle, Vehicle, Vehicle];
    const site = sampleSiteOf(['dealer-a']);
    const found = async (params: object = {}): Promise<string[]> =>
      idsOf(await fixture.ask({ hitsPerPage: 1_000, ...params }, site)).toSorted();
    const allIds = (vehicles: readonly Vehicle[]): string[] => vehicles.map(({ id }) => id).toSorted();
    beforeEach(() => fixture.fill(stock.slice(0, 16)));

    it('lets readers see the old index whole until the new one is whole', async () => {
      const seen: string[][] = [];
      async function* slowly() {
        for (let start = 12; start < 24; start += 3) {
          yield stock.slice(start, start + 3);
          seen.push(await found());
        }
      }
      expect(await fixture.search.rebuild(slowly())).toBe(12);
      expect(seen).toEqual(Array(4).fill(allIds(stock.slice(0, 16))));
      expect(await found()).toEqual(allIds(stock.slice(12)));
      expect(await found({ indexName: `${primaryIndex}_price_asc` })).toEqual(allIds(stock.slice(12)));
    });

    it('keeps what changes while it rebuilds from older stock', async () => {
      async function* older() {
        yield stock.slice(0, 1);
        await fixture.search.upsert([
          { ...first, model: 'Newer' },
          { ...second, model: 'Newest' },
        ]);
        await fixture.search.remove([third.id]);
        yield stock;
      }
      await fixture.search.rebuild(older());
      expect(await found({ filters: 'model:Newer' })).toEqual([first.id]);
      expect(await found({ filters: 'model:Newest' })).toEqual([second.id]);
      expect(await fixture.search.size()).toBe(stock.length - 1);
    });

    it('keeps the old index when the stock cannot be read to the end', async () => {
      async function* broken() {
        yield stock.slice(20);
        throw new Error('database gone');
      }
      await expect(fixture.search.rebuild(broken())).rejects.toThrow('database gone');
      expect(await found()).toEqual(allIds(stock.slice(0, 16)));
      const { body } = await fixture.send('/1/indexes', {}, 'GET', sampleKeys.admin);
      expect((body as { items: { name: string }[] }).items.map(({ name }) => name)).toEqual([primaryIndex]);
    });

    it('does one rebuild after the other, the last to be asked for last', async () => {
      const rebuilds = [stock.slice(0, 5), stock.slice(5, 9)].map((part) => fixture.fill(part));
      await Promise.all(rebuilds);
      expect(await found()).toEqual(allIds(stock.slice(5, 9)));
    });
  });
}
