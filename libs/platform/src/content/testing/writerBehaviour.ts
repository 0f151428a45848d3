import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../database/database.ts';
import { contentRecords } from '../../database/schema/index.ts';
import type { ContentKey } from '../../ports/contentPort.ts';
import { openDatabaseContent, type ContentWrite, type DatabaseContent } from '../database/openDatabaseContent.ts';

const about: ContentKey = { owner: 'sites/harbour', kind: 'page', slug: 'about-us' };
const terms: ContentKey = { owner: 'shared', kind: 'page', slug: 'terms-and-conditions' };

/** What writing content promises, whichever database it is in. */
export function describeContentWriter(name: string, start: () => Promise<OpenedDatabase>): void {
  describe(`writing content to ${name}`, () => {
    let database: OpenedDatabase;
    let content: DatabaseContent;
    beforeAll(async () => {
      database = await start();
      content = openDatabaseContent(database.db);
    }, 120_000);
    beforeEach(async () => void (await database.db.delete(contentRecords)));
    afterAll(async () => {
      await content.close();
      await database.close();
    });
    const write = (...writes: ContentWrite[]) => content.write(writes, () => []);
    const fields = async (key: ContentKey) => (await content.find(key))?.fields;

    it('counts the versions of a record, also past its removal', async () => {
      for (const [next, version] of [
        [{ title: 'One' }, 1],
        [{ title: 'Two' }, 2],
        [null, 3],
        [{ title: 'Three' }, 4],
      ] as const) {
        expect(await write({ ...about, fields: next })).toMatchObject({ ok: true, records: [{ version }] });
        expect(await fields(about)).toEqual(next);
      }
    });

    it('stores nothing over a version that the writer has not seen', async () => {
      await write({ ...about, fields: { title: 'One' } });
      const stale = { ok: false, reason: 'changed', record: about };
      expect(await write({ ...about, fields: { title: 'Mine' }, expected: 0 })).toEqual({ ...stale, version: 1 });
      await write({ ...about, fields: { title: 'Two' }, expected: 1 });
      expect(await write({ ...about, fields: { title: 'Mine' }, expected: 1 })).toEqual({ ...stale, version: 2 });
      expect(await fields(about)).toEqual({ title: 'Two' });
      await write({ ...about, fields: null });
      expect(await write({ ...about, fields: { title: 'New' }, expected: 0 })).toMatchObject({ ok: true });
    });

    it('lets one of many who saw the same version win', async () => {
      await write({ ...about, fields: { title: 'Zero' } });
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, at) => write({ ...about, fields: { title: `${at}` }, expected: 1 })),
      );
      expect(all.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await content.find(about))?.version).toBe(2);
    });

    it('keeps the fields that are not named, where that is asked for', async () => {
      await write({ ...about, fields: { title: 'About', lead: 'We.', facts: [] } });
      await write({ ...about, fields: { lead: null, text: 'Prose.' }, keepsOtherFields: true });
      expect(await fields(about)).toEqual({ title: 'About', lead: null, facts: [], text: 'Prose.' });
    });

    it('stores all or nothing', async () => {
      await write({ ...terms, fields: { title: 'Terms' } });
      const both: ContentWrite[] = [
        { ...about, fields: { title: 'About' } },
        { ...terms, fields: { title: 'Changed' }, expected: 7 },
      ];
      expect(await write(...both)).toMatchObject({ ok: false, reason: 'changed' });
      const problem = { origin: 'x', field: 'title', message: 'is wrong' };
      expect(await content.write([{ ...about, fields: {} }], () => [problem])).toEqual({
        ok: false,
        reason: 'wrong',
        problems: [problem],
      });
      expect([await content.find(about), await fields(terms)]).toEqual([null, { title: 'Terms' }]);
    });

    it('lists what there is, of an owner, of a kind, and page by page', async () => {
      const page = (slug: string): ContentWrite => ({ ...about, slug, fields: { title: slug } });
      await write(page('c'), page('a'), page('b'), { ...terms, fields: { title: 'T' } });
      await write({ ...page('b'), fields: null });
      const names = async (...given: Parameters<DatabaseContent['list']>) =>
        (await content.list(...given)).map(({ slug }) => slug);
      expect(await names({}, 10)).toEqual(['terms-and-conditions', 'a', 'c']);
      expect(await names({ owner: 'sites/harbour' }, 1)).toEqual(['a']);
      expect(await names({ kind: 'page', after: { ...about, slug: 'a' } }, 10)).toEqual(['c']);
      expect(await names({ kind: 'offer' }, 10)).toEqual([]);
    });
  });
}
