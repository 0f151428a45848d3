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

    it('[CONT-04] keeps a draft beside what is published, and puts it in its place at once', async () => {
      const draft = (next: Record<string, unknown> | null, more: Partial<ContentWrite> = {}) =>
        write({ ...about, fields: next, isDraft: true, ...more });
      const found = async () => {
        const { fields: published, draft: waiting } = (await content.find(about)) ?? {};
        return [published, waiting];
      };
      await write({ ...about, fields: { title: 'One', lead: 'We.' } });
      await draft({ title: 'Two' }, { keepsOtherFields: true, expected: 1 });
      expect(await found()).toEqual([
        { title: 'One', lead: 'We.' },
        { title: 'Two', lead: 'We.' },
      ]);
      await draft({ lead: 'All of us.' }, { keepsOtherFields: true, expected: 2 });
      expect(await found()).toEqual([
        { title: 'One', lead: 'We.' },
        { title: 'Two', lead: 'All of us.' },
      ]);
      expect(await draft({ title: 'Mine' }, { expected: 0 })).toMatchObject({ reason: 'changed', version: 3 });
      const publish: ContentWrite = { ...about, fields: null, publishes: true };
      expect(await write({ ...publish, expected: 2 })).toMatchObject({ reason: 'changed', version: 3 });
      expect(await write({ ...publish, expected: 3 })).toMatchObject({ ok: true, records: [{ version: 4 }] });
      expect(await found()).toEqual([{ title: 'Two', lead: 'All of us.' }, null]);
      expect(await write(publish)).toEqual({ ok: false, reason: 'no draft', record: about });
      await draft({ title: 'Three' });
      await draft(null);
      expect(await found()).toEqual([{ title: 'Two', lead: 'All of us.' }, null]);
      await draft({ title: 'Four' });
      await write({ ...about, fields: null });
      expect(await found()).toEqual([null, null]);
    });

    it('checks a draft as if it were published, and says which it is', async () => {
      const notified: unknown[] = [];
      const check = (changes: readonly unknown[]) => {
        notified.push(...changes);
        return [];
      };
      await content.write([{ ...about, fields: { title: 'New' }, isDraft: true }], check);
      await content.write([{ ...about, fields: null, publishes: true }], check);
      await content.write([{ ...about, fields: null, isDraft: true }], check);
      expect(notified).toEqual([
        { ...about, fields: { title: 'New' }, isDraft: true },
        { ...about, fields: { title: 'New' } },
      ]);
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
      await write({ ...page('b'), isDraft: true });
      expect(await names({ owner: 'sites/harbour' }, 10)).toEqual(['a', 'b', 'c']);
    });
  });
}
