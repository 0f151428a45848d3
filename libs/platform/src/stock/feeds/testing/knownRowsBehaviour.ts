import { vehicleSchema } from '@forecourt/domain';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { rowsOf, type OpenedDatabase } from '../../../database/database.ts';
import { defaultMapping } from '../defaultMapping.ts';
import { csv, makeFeedFixture, yarisHeader as header, yarisRow as row, yarisRows as rows } from './feedFixture.ts';

/** What the plans of the database take for the number of vehicles. */
const countedRows = sql`select reltuples::int as count from pg_class where oid = 'vehicles'::regclass`;

/** Rows that a feed had before: read in part only, and never to another end than if they were read in full. */
export function describeKnownRows(name: string, open: () => Promise<OpenedDatabase>): void {
  const fixture = makeFeedFixture(open);
  /** How many rows an import reads in full. */
  async function readInFull(run: () => Promise<unknown>): Promise<number> {
    const check = vi.spyOn(vehicleSchema, 'safeParse');
    await run();
    const { length } = check.mock.calls;
    check.mockRestore();
    return length;
  }

  describe(`rows of a feed that are known, on ${name}`, () => {
    it('are not read in full again, and count as unchanged', async () => {
      const feed = csv(header, ...rows(1, 5));
      expect(await readInFull(() => fixture.run(feed))).toBe(5);
      const again = csv(header, row(1), row(2, 9_990), ...rows(3, 6));
      let report;
      expect(await readInFull(async () => (report = await fixture.run(again)))).toBe(2);
      expect(report).toMatchObject({ accepted: 6, inserted: 1, changed: 1, unchanged: 4, removed: 0 });
    });

    it('are read again when somebody else has changed the vehicle', async () => {
      await fixture.run(csv(header, ...rows(1, 3)));
      const [first] = await fixture.stock();
      if (!first) throw new Error('The feed brought nothing.');
      await fixture.inventory.upsert([{ ...first, price: 1 }], 'csv');
      expect(await fixture.run(csv(header, ...rows(1, 3)))).toMatchObject({ changed: 1, unchanged: 2 });
      expect((await fixture.stock()).find(({ id }) => id === first.id)?.price).toBe(first.price);
    });

    it('are read again when the mapping reads them otherwise', async () => {
      const feed = csv(header, ...rows(1, 3));
      await fixture.run(feed);
      const mapping = defaultMapping(header.split(','));
      mapping.fields['colour'] = { value: 'White' };
      expect(await fixture.run(feed, { mapping })).toMatchObject({ changed: 3, unchanged: 0 });
    });

    it('are known again though columns change that nothing reads', async () => {
      const dated = (day: number) => csv(`${header},exported`, ...rows(1, 3).map((one) => `${one},2026-11-0${day}`));
      await fixture.run(dated(1));
      expect(await readInFull(() => fixture.run(dated(2)))).toBe(0);
    });

    it('are remembered when they change nothing, without telling anybody of a change', async () => {
      const noted = csv(`${header},updated_at`, ...rows(1, 3).map((one) => `${one},2026-11-01`));
      const later = csv(`${header},updated_at`, ...rows(1, 3).map((one) => `${one},2026-11-02`));
      await fixture.run(noted);
      const newest = await fixture.inventory.changes.newest();
      expect(await readInFull(() => fixture.run(later))).toBe(3);
      expect(await readInFull(() => fixture.run(later))).toBe(0);
      expect(await fixture.inventory.changes.newest()).toBe(newest);
    });

    it('report what cannot be read in them each time', async () => {
      const feed = csv(header, row(1), row(2, 'abc'));
      for (const run of [1, 2]) expect([run, (await fixture.run(feed)).warnings]).toEqual([run, 1]);
    });

    it('are counted by the database when many have come, so that the next import reads them in the order of an index', async () => {
      const { db } = fixture.database;
      const counted = async () => rowsOf<{ count: number }>(await db.execute(countedRows))[0]?.count;
      await fixture.run(csv(header, ...rows(1, 1_200)));
      expect(await counted()).toBe(1_200);
      await fixture.run(csv(header, ...rows(1, 1_300)));
      expect(await counted()).toBe(1_200);
    });

    it('are refused a second time in one feed', async () => {
      await fixture.run(csv(header, ...rows(1, 2)));
      const report = await fixture.run(csv(header, row(1), row(2), row(2)));
      expect(report).toMatchObject({ accepted: 2, unchanged: 2, rejected: 1, removed: 0 });
    });

    it('are not taken for stored where the feed is held, however much of it is new', async () => {
      await fixture.run(csv(header, ...rows(1, 10)));
      const held = await fixture.run(csv(header, ...rows(11, 1_600), ...rows(1, 3)));
      expect(held.held).toContain('would remove 7 of the 10');
      expect(await fixture.stock()).toHaveLength(10);
    });

    it('let a feed in early that cannot be held any more, with all that it changes', async () => {
      await fixture.run(csv(header, ...rows(1, 10)));
      const report = await fixture.run(csv(header, ...rows(11, 600), ...rows(5, 10), ...rows(601, 1_400)));
      expect(report).toMatchObject({ held: null, inserted: 1_390, unchanged: 6, removed: 4 });
      expect(await fixture.stock()).toHaveLength(1_396);
    });
  });
}
