import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ContentKey, ContentSource } from '../../ports/contentPort.ts';

/** A place that holds content, and somebody who writes into it as another process would. */
export interface SourceFixture {
  /** As one host opens it. */
  open(): ContentSource;
  put(key: ContentKey, fields: Record<string, unknown>): Promise<void>;
  remove(key: ContentKey): Promise<void>;
  /** Writes what waits to be published in the place of a record. */
  putDraft(key: ContentKey, fields: Record<string, unknown>): Promise<void>;
  removeDraft(key: ContentKey): Promise<void>;
  /** Puts a draft in the place of its record. */
  publish(key: ContentKey): Promise<void>;
  /** Removes everything. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const about: ContentKey = { owner: 'sites/harbour', kind: 'page', slug: 'about-us' };
const privacy: ContentKey = { owner: 'shared', kind: 'page', slug: 'privacy-policy' };
const warranty: ContentKey = { owner: 'manufacturers/toyota', kind: 'page', slug: 'warranty' };
/** A second to hear of it, and time that a busy machine may take. */
const soon = { timeout: 3_000 };

/** What a source of content promises, whatever keeps it. */
export function describeContentSource(name: string, start: () => Promise<SourceFixture>): void {
  describe(`content in ${name}`, () => {
    let fixture: SourceFixture;
    beforeAll(async () => {
      fixture = await start();
    }, 120_000);
    beforeEach(() => fixture.empty());
    afterAll(() => fixture.close());

    function open(): { source: ContentSource; listener: ReturnType<typeof vi.fn<() => void>>; end: () => void } {
      const source = fixture.open();
      const listener = vi.fn<() => void>();
      const end = source.onChange(listener);
      onTestFinished(() => source.close());
      return { source, listener, end };
    }

    it('is nothing before anybody writes', async () => {
      expect(await open().source.read()).toEqual({ records: [], drafts: [], problems: [] });
    });

    it('is what was written, of every owner, with where it is mended', async () => {
      const fields = { title: 'About “us”', facts: [{ name: 'Since', value: '1962' }], action: null };
      await fixture.put(about, fields);
      await fixture.put(privacy, { title: 'Privacy' });
      await fixture.put(warranty, { title: 'Warranty' });
      const { records, problems } = await open().source.read();
      expect(problems).toEqual([]);
      const names = records.map(({ owner, kind, slug }) => `${owner} ${kind} ${slug}`).sort();
      expect(names).toEqual([
        'manufacturers/toyota page warranty',
        'shared page privacy-policy',
        'sites/harbour page about-us',
      ]);
      const record = records.find(({ slug }) => slug === 'about-us');
      expect(record?.fields).toEqual(fields);
      expect(record?.origin).toMatch(/sites\/harbour\/.*about-us/);
    });

    it('[CONT-04] tells within a second of what another process writes, changes and removes', async () => {
      const { source, listener } = open();
      await source.read();
      for (const [write, titles] of [
        [() => fixture.put(about, { title: 'One' }), ['One']],
        [() => fixture.put(about, { title: 'Two' }), ['Two']],
        [() => fixture.put(privacy, { title: 'Other' }), ['Other', 'Two']],
        [() => fixture.remove(about), ['Other']],
      ] as const) {
        listener.mockClear();
        await write();
        await vi.waitFor(() => expect(listener).toHaveBeenCalled(), soon);
        await vi.waitFor(async () => {
          const { records } = await source.read();
          expect(records.map(({ fields }) => fields['title']).sort()).toEqual(titles);
        }, soon);
      }
    });

    it('says by the same object that a record did not change', async () => {
      await fixture.put(about, { title: 'About' });
      await fixture.put(privacy, { title: 'Privacy' });
      const { source } = open();
      const before = (await source.read()).records;
      await fixture.put(privacy, { title: 'Your privacy' });
      await vi.waitFor(async () => {
        const after = (await source.read()).records;
        expect(after.find(({ slug }) => slug === 'privacy-policy')?.fields).toEqual({ title: 'Your privacy' });
        const [one, other] = [before, after].map((records) => records.find(({ slug }) => slug === 'about-us'));
        expect(one).toBeDefined();
        expect(other).toBe(one);
      }, soon);
    });

    it('brings back a record that was removed', async () => {
      const { source } = open();
      await fixture.put(about, { title: 'About' });
      await source.read();
      await fixture.remove(about);
      await fixture.put(about, { title: 'Again' });
      await vi.waitFor(
        async () => expect((await source.read()).records.map(({ fields }) => fields)).toEqual([{ title: 'Again' }]),
        soon,
      );
    });

    it('[CONT-04] keeps a draft beside what is published, until it is published or removed', async () => {
      const { source, listener } = open();
      const seen = async () => {
        const { records, drafts } = await source.read();
        return [records, drafts].map((ofThem) =>
          ofThem.map(({ slug, fields }) => `${slug}: ${String(fields['title'])}`),
        );
      };
      expect(await seen()).toEqual([[], []]);
      for (const [write, published, drafts] of [
        [() => fixture.put(about, { title: 'One' }), ['about-us: One'], []],
        [() => fixture.putDraft(about, { title: 'Two' }), ['about-us: One'], ['about-us: Two']],
        [() => fixture.put(about, { title: 'Mended' }), ['about-us: Mended'], ['about-us: Two']],
        [() => fixture.publish(about), ['about-us: Two'], []],
        [() => fixture.putDraft(about, { title: 'Three' }), ['about-us: Two'], ['about-us: Three']],
        [() => fixture.removeDraft(about), ['about-us: Two'], []],
        [() => fixture.putDraft(warranty, { title: 'New' }), ['about-us: Two'], ['warranty: New']],
        [() => fixture.publish(warranty), ['about-us: Two', 'warranty: New'], []],
      ] as const) {
        listener.mockClear();
        await write();
        await vi.waitFor(() => expect(listener).toHaveBeenCalled(), soon);
        await vi.waitFor(async () => {
          const [one = [], other] = await seen();
          expect([one.sort(), other]).toEqual([published, drafts]);
        }, soon);
      }
    });

    it('tells nobody who does not listen any more', async () => {
      const { source, listener, end } = open();
      await source.read();
      end();
      await fixture.put(about, { title: 'About' });
      const other = open();
      await other.source.read();
      await fixture.put(privacy, { title: 'Privacy' });
      await vi.waitFor(() => expect(other.listener).toHaveBeenCalled(), soon);
      expect(listener).not.toHaveBeenCalled();
    });
  });
}
