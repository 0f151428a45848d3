import type { SearchRecord } from '@forecourt/search/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { allIds, idsOf, isWithin, plain, shown, type ConformanceTarget } from './conformanceTarget.ts';

/** Reading and writing with version 4, which sends forms and packs its parameters into a string. */
export function itConformsWithVersion4(target: ConformanceTarget): void {
  describe('asked by version 4 of the client', () => {
    beforeEach(() => target.fill(), 60_000);
    const index = () => target.older.initIndex(target.indexName);
    const used = shown.filter((record) => record.make === 'Toyota' && record.car_type === 'used');

    it('answers queries, several and single', async () => {
      const params = { hitsPerPage: 3, facets: ['make'], facetFilters: [['car_type:used'], ['make:Toyota']] };
      const { results } = await target.older.search<SearchRecord>([{ indexName: target.indexName, query: '', params }]);
      expect(results[0]).toMatchObject({ nbHits: used.length, facets: { make: { Toyota: used.length } } });
      const single = await index().search<SearchRecord>('', { ...params, hitsPerPage: 1_000 });
      expect(idsOf(single.hits)).toEqual(allIds(used));
    });

    it('answers numbers and ranges that arrive as text', async () => {
      const found = await index().search<SearchRecord>('', {
        hitsPerPage: 1_000,
        page: 0,
        numericFilters: ['price>=20000'],
        filters: 'year:2018 TO 2022',
      });
      const right = shown.filter(({ price, year }) => isWithin(price, 20_000) && isWithin(year, 2018, 2022));
      expect(idsOf(found.hits)).toEqual(allIds(right));
    });

    it('finds values of a facet', async () => {
      const { facetHits } = await index().searchForFacetValues('make', 'rov');
      const count = shown.filter((record) => record.make === 'Land Rover').length;
      expect(facetHits).toEqual([{ value: 'Land Rover', highlighted: 'Land <em>Rov</em>er', count }]);
    });

    it('reads records by id and walks through all of them', async () => {
      const [one] = shown;
      expect(await index().getObject(one?.objectID ?? '')).toEqual(one);
      expect((await index().getObjects([one?.objectID ?? '', 'none'])).results).toEqual([one, null]);
      const ids: string[] = [];
      await index().browseObjects<SearchRecord>({
        hitsPerPage: 20,
        batch: (hits) => ids.push(...hits.map((hit) => hit.objectID)),
      });
      expect(ids.toSorted()).toEqual(allIds());
      await expect(index().getObject('none')).rejects.toMatchObject({ status: 404 });
    });

    it('writes, deletes and replaces', async () => {
      const [one, two] = shown as [SearchRecord, SearchRecord];
      await index()
        .saveObjects([plain({ ...one, price: 99 })])
        .wait();
      await index().partialUpdateObject({ objectID: two.objectID, price: 99 }).wait();
      expect((await index().search('', { numericFilters: ['price=99'] })).nbHits).toBe(2);
      await index().deleteObject(one.objectID).wait();
      await index().deleteBy({ filters: 'make:Toyota' }).wait();
      expect((await index().search('', { filters: 'make:Toyota' })).nbHits).toBe(0);
      await index().replaceAllObjects(shown.slice(0, 4).map(plain), { safe: true });
      expect((await index().search<SearchRecord>('')).nbHits).toBe(4);
    }, 60_000);

    it('keeps settings and synonyms', async () => {
      const other = target.older.initIndex(`${target.indexName}_v4`);
      await other.setSettings({ attributesForFaceting: ['make'], customRanking: ['desc(custom_rank)'] }).wait();
      expect(await other.getSettings()).toMatchObject({ customRanking: ['desc(custom_rank)'] });
      await other.saveSynonyms([{ objectID: 'a', type: 'synonym', synonyms: ['one', 'uno'] }]).wait();
      expect(await other.getSynonym('a')).toMatchObject({ synonyms: ['one', 'uno'] });
      expect(await other.exists()).toBe(true);
      await other.delete().wait();
      expect(await other.exists()).toBe(false);
    }, 60_000);
  });
}
