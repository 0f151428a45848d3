import type { SearchRecord } from '@forecourt/search/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { allIds, idsOf, plain, shown, type ConformanceTarget } from './conformanceTarget.ts';

/** Writing, as an operator's program does it with version 5. */
export function itConformsInWriting(target: ConformanceTarget): void {
  const ask = (searchParams: object = {}, indexName = target.indexName) =>
    target.writer.searchSingleIndex<SearchRecord>({ indexName, searchParams: { hitsPerPage: 1_000, ...searchParams } });
  const done = ({ taskID = 0 }: { taskID?: number }, indexName = target.indexName) =>
    target.writer.waitForTask({ indexName, taskID });

  describe('written to', () => {
    beforeEach(() => target.fill(), 60_000);

    it('takes records in pieces and shows them when the task is done', async () => {
      const { indexName, writer } = target;
      const objects = shown.slice(0, 7).map((record) => plain({ ...record, price: 123_456 }));
      const saved = await writer.saveObjects({ indexName, objects, waitForTasks: true, batchSize: 3 });
      expect(saved.map(({ objectIDs }) => objectIDs.length)).toEqual([3, 3, 1]);
      expect((await ask({ numericFilters: ['price=123456'] })).nbHits).toBe(7);
    });

    it('changes parts of records, by value and by operation, and makes none where told not to', async () => {
      const [one, two] = shown as [SearchRecord, SearchRecord];
      const { indexName, writer } = target;
      const attributesToUpdate = {
        custom_rank: { _operation: 'Increment', value: 500 },
        categories: { _operation: 'AddUnique', value: 'Runout' },
      };
      await done(await writer.partialUpdateObject({ indexName, objectID: one.objectID, attributesToUpdate }));
      await writer.partialUpdateObjects({
        indexName,
        createIfNotExists: false,
        waitForTasks: true,
        objects: [
          { objectID: two.objectID, price: 77 },
          { objectID: 'none', price: 77 },
        ],
      });
      const found = await ask();
      expect(found.nbHits).toBe(shown.length);
      expect(found.hits[0]).toMatchObject({ objectID: one.objectID, categories: [...one.categories, 'Runout'] });
      expect(found.hits.filter((hit) => hit.price === 77).map((hit) => hit.objectID)).toEqual([two.objectID]);
    });

    it('deletes records by id, by filter, and all of them', async () => {
      const { indexName, writer } = target;
      const [one, two] = shown as [SearchRecord, SearchRecord];
      await done(await writer.deleteObject({ indexName, objectID: one.objectID }));
      await writer.deleteObjects({ indexName, objectIDs: [two.objectID, 'none'], waitForTasks: true });
      expect((await ask()).nbHits).toBe(shown.length - 2);
      await done(await writer.deleteBy({ indexName, deleteByParams: { filters: 'make:Toyota' } }));
      const left = shown.slice(2).filter((record) => record.make !== 'Toyota');
      expect(idsOf((await ask()).hits)).toEqual(allIds(left));
      await done(await writer.clearObjects({ indexName }));
      expect((await ask()).nbHits).toBe(0);
    });

    it('writes to several indexes in one request', async () => {
      const { indexName, writer } = target;
      const other = `${indexName}_second`;
      const [one, two] = shown as [SearchRecord, SearchRecord];
      const { taskID, objectIDs } = await writer.multipleBatch({
        requests: [
          { action: 'updateObject', indexName, body: plain({ ...one, price: 5 }) },
          { action: 'addObject', indexName: other, body: plain(two) },
        ],
      });
      for (const [name, id] of Object.entries(taskID)) await done({ taskID: id }, name);
      expect(objectIDs).toEqual([one.objectID, two.objectID]);
      expect((await ask({}, other)).nbHits).toBe(1);
      await done(await writer.deleteIndex({ indexName: other }), other);
      expect(await writer.indexExists({ indexName: other })).toBe(false);
      expect(await writer.indexExists({ indexName })).toBe(true);
    });

    it('replaces all records in one step, by copy and move', async () => {
      const { indexName, writer } = target;
      const kept = shown.slice(0, 5);
      await writer.replaceAllObjects({ indexName, objects: kept.map(plain), batchSize: 2 });
      expect(idsOf((await ask()).hits)).toEqual(allIds(kept));
      const names = (await writer.listIndices()).items.map((index) => index.name);
      expect(names).toContain(indexName);
      expect(names.filter((name) => name.includes('_tmp_'))).toEqual([]);
    }, 60_000);

    it('copies an index and its settings, and moves it', async () => {
      const { indexName, writer } = target;
      const [copied, moved] = [`${indexName}_copied`, `${indexName}_moved`];
      const copy = { indexName, operationIndexParams: { operation: 'copy' as const, destination: copied } };
      await done(await writer.operationIndex(copy), copied);
      expect((await ask({}, copied)).nbHits).toBe(shown.length);
      const move = { indexName: copied, operationIndexParams: { operation: 'move' as const, destination: moved } };
      await done(await writer.operationIndex(move), copied);
      expect(idsOf((await ask({ filters: 'make:Kia' }, moved)).hits)).toEqual(
        allIds(shown.filter((record) => record.make === 'Kia')),
      );
      expect(await writer.indexExists({ indexName: copied })).toBe(false);
      await done(await writer.deleteIndex({ indexName: moved }), moved);
    }, 60_000);

    it('keeps an index’s settings and answers by them', async () => {
      const { writer } = target;
      const indexName = `${target.indexName}_offers`;
      const indexSettings = {
        attributesForFaceting: ['searchable(kind)', 'dealership_id', 'show_on_dealer_website'],
        searchableAttributes: ['title'],
      };
      await done(await writer.setSettings({ indexName, indexSettings, forwardToReplicas: true }), indexName);
      const seen = { dealership_id: 'dealer-1', show_on_dealer_website: true, sold_date_timestamp: 4_000_000_000 };
      const objects = [
        { objectID: '1', title: 'Runout sale', kind: 'Sale', note: 'hidden words', ...seen },
        { objectID: '2', title: 'Low rate', kind: 'Finance', note: 'hidden words', ...seen },
      ];
      await writer.saveObjects({ indexName, objects, waitForTasks: true });
      expect(await writer.getSettings({ indexName })).toMatchObject({ searchableAttributes: ['title'] });
      const found = await ask({ query: 'runout', facets: ['kind'] }, indexName);
      expect(found).toMatchObject({ nbHits: 1, facets: { kind: { Sale: 1 } } });
      expect(await ask({ query: 'hidden' }, indexName)).toMatchObject({ nbHits: 0 });
      await done(await writer.deleteIndex({ indexName }), indexName);
    }, 60_000);

    it('keeps synonyms and finds by them', async () => {
      const { indexName, writer } = target;
      const ute = { objectID: 'trays', type: 'synonym' as const, synonyms: ['toyota', 'tayobi'] };
      await done(await writer.saveSynonyms({ indexName, synonymHit: [ute], replaceExistingSynonyms: true }));
      expect(await writer.getSynonym({ indexName, objectID: 'trays' })).toMatchObject(ute);
      expect((await ask({ query: 'tayobi', typoTolerance: false })).nbHits).toBe(
        shown.filter((record) => record.make === 'Toyota').length,
      );
      const walked: string[] = [];
      const aggregator = ({ hits }: { hits: { objectID: string }[] }) =>
        walked.push(...hits.map((hit) => hit.objectID));
      await writer.browseSynonyms({ indexName, aggregator });
      expect(walked).toEqual(['trays']);
      await done(await writer.deleteSynonym({ indexName, objectID: 'trays' }));
      await done(await writer.clearSynonyms({ indexName }));
    }, 60_000);

    it('answers questions about query rules, by rules or by saying that there are none', async () => {
      const { indexName, writer } = target;
      expect(await writer.searchRules({ indexName })).toMatchObject({ hits: [], nbHits: 0 });
      const rule = { objectID: 'r', consequence: { params: { filters: 'make:Kia' } } };
      const saved = writer.saveRule({ indexName, objectID: 'r', rule }).then(
        () => true,
        (fault: unknown) => fault,
      );
      expect(await saved).toEqual(target.hasRules || expect.objectContaining({ status: 400 }));
      await done(await writer.clearRules({ indexName }));
    }, 60_000);
  });
}
