import type { Vehicle } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { defaultMapping } from '../defaultMapping.ts';
import { csv, makeFeedFixture, yarisHeader as header, yarisRow as row, yarisRows as rows } from './feedFixture.ts';

/** Rows that are rejected, or of which it cannot be read which vehicle they are: none of them removes a vehicle. */
export function describeDamagedRows(name: string, open: () => Promise<OpenedDatabase>): void {
  const fixture = makeFeedFixture(open);
  const idsAndDays = async () =>
    (await fixture.stock())
      .map(({ id, created_at }) => `${id} ${created_at}`)
      .sort((one, other) => (one < other ? -1 : 1));

  describe(`rejected rows of a feed, on ${name}`, () => {
    it.each([
      ['a kind that is none', 'S2,2020 Toyota Yaris 2,Toyota,Yaris,Rented,20002,2000'],
      ['no name', 'S2,,Toyota,Yaris,used,20002,2000'],
      ['too few cells', 'S2,2020 Toyota Yaris 2,Toyota'],
      ['a cell too many', 'S2,2020 Toyota Yaris 2,Toyota,Yaris,used,20,002,2000'],
    ])('keep the vehicle whose row has %s: when the row is good again it is the same', async (_, damaged) => {
      await fixture.run(csv(header, ...rows(1, 5)));
      const before = await idsAndDays();
      const report = await fixture.run(csv(header, row(1), damaged, ...rows(3, 5)));
      expect(report).toMatchObject({ held: null, accepted: 4, rejected: 1, removed: 0, keptBack: 0 });
      expect(await idsAndDays()).toEqual(before);
      expect(await fixture.run(csv(header, ...rows(1, 5)))).toMatchObject({ inserted: 0, removed: 0 });
      expect(await idsAndDays()).toEqual(before);
    });

    it('keep a vehicle whose rows contradict each other, themselves or other stock', async () => {
      const mapping = defaultMapping([...header.split(','), 'slug']);
      mapping.contradictions = [{ when: { car_type: 'new' }, column: 'km', above: 500, reason: 'is too much' }];
      const columns = `${header},slug`;
      await fixture.run(csv(columns, ...[1, 2, 3, 4].map((n) => `${row(n)},yaris-${n}`)), { mapping });
      const before = await idsAndDays();
      const contradicting = row(1).replace('used', 'new');
      const rest = [2, 2, 4].map((n) => `${row(n)},yaris-2`);
      const feed = csv(columns, `${contradicting},yaris-1`, ...rest);
      const report = await fixture.run(feed, { mapping });
      expect(report).toMatchObject({ accepted: 1, rejected: 3, removed: 1 });
      const after = await fixture.stock();
      expect(after.map(({ stocknum }) => stocknum).sort()).toEqual(['S1', 'S2', 'S4']);
      expect(before).toEqual(expect.arrayContaining(await idsAndDays()));
    });

    it('keep a vehicle that is said to be of no dealership, or of one that is none', async () => {
      const columns = `${header},dealership_slug`;
      const of = (slug: string, n: number): string => `${row(n)},${slug}`;
      await fixture.run(csv(columns, of('harbour', 1), of('harbour-north', 2), of('harbour-north', 3)));
      const before = await idsAndDays();
      const feed = csv(columns, of('harbour', 1), of('', 2), of('Harbour', 3));
      expect(await fixture.run(feed)).toMatchObject({ accepted: 2, rejected: 1, removed: 0, inserted: 0 });
      expect(await idsAndDays()).toEqual(before);
    });

    it('leave the good one of two rows with one key', async () => {
      await fixture.run(csv(header, ...rows(1, 3)));
      const before = await idsAndDays();
      const feed = csv(header, row(1), row(2).replace('used', 'Rented'), row(2, 9_990), row(3));
      expect(await fixture.run(feed)).toMatchObject({ accepted: 3, changed: 1, rejected: 1, removed: 0 });
      expect(await idsAndDays()).toEqual(before);
    });

    it('leave numbered rows of several dealerships as they are, where one says none or one that is none', async () => {
      const columns = `${header},dealership_slug`;
      const of = (slug: string, n: number): string => `${row(n)},${slug}`;
      const numbered = { ...defaultMapping(columns.split(',')), key: ['make', 'model'], repeats: 'number' as const };
      await fixture.run(csv(columns, of('', 1), of('harbour-north', 2), of('harbour', 3)), { mapping: numbered });
      const before = await idsAndDays();
      for (const damaged of ['', 'Harbour']) {
        const feed = csv(columns, of(damaged, 1), of('harbour-north', 2), of('harbour', 3));
        expect(await fixture.run(feed, { mapping: numbered })).toMatchObject({ inserted: 0, removed: 0 });
        expect(await idsAndDays()).toEqual(before);
      }
    });

    it('count among rows with one key that are numbered', async () => {
      const mapping = defaultMapping(header.split(','));
      const numbered = { ...mapping, key: ['make', 'model'], repeats: 'number' as const };
      await fixture.run(csv(header, ...rows(1, 4)), { mapping: numbered });
      const before = await idsAndDays();
      const feed = csv(header, 'S1,,Toyota,Yaris,used,1,1', ...rows(2, 4));
      expect(await fixture.run(feed, { mapping: numbered })).toMatchObject({ rejected: 1, removed: 0, inserted: 0 });
      expect(await idsAndDays()).toEqual(before);
    });
  });

  describe(`rows of a feed whose key cannot be read, on ${name}`, () => {
    const other = (n: number): string => row(n).replaceAll('Yaris', 'Corolla');
    const numbers = async () => (await fixture.stock()).map(({ stocknum }: Vehicle) => stocknum).sort();

    it.each([
      ['is not a row', '"S9"x,2020 Toyota Yaris 9,Toyota,Yaris,used,1,1'],
      ['has shifted cells and no key', ',S9,2020 Toyota Yaris 9,Toyota,Yaris,used,1'],
      ['ends within its key', 'S'],
    ])('remove nothing: one that %s may be any vehicle that is absent', async (_, damaged) => {
      await fixture.run(csv(header, ...rows(1, 10)));
      const before = await idsAndDays();
      const report = await fixture.run(csv(header, ...rows(1, 7), damaged));
      expect(report).toMatchObject({ held: null, removed: 0, keptBack: 3 });
      expect(await idsAndDays()).toEqual(before);
      expect(await fixture.run(csv(header, ...rows(1, 7)))).toMatchObject({ removed: 3, keptBack: 0 });
    });

    it('keep the vehicles of their make and model where they lack nothing else', async () => {
      await fixture.run(csv(header, ...rows(1, 6), other(7), other(8)));
      const report = await fixture.run(csv(header, ...rows(1, 6), other(7).replace('S7', '')));
      expect(report).toMatchObject({ rejected: 1, removed: 0, keptBack: 2 });
      const later = await fixture.run(csv(header, ...rows(1, 5), other(7), other(8).replace('S8', '')));
      expect(later).toMatchObject({ rejected: 1, removed: 1, keptBack: 1 });
      expect(await numbers()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S7', 'S8']);
    });

    it('are no vehicles where they have no text at all', async () => {
      await fixture.run(csv(header, ...rows(1, 6)));
      const report = await fixture.run(csv(header, ...rows(1, 4), ',,,,,,', ',,,,,,'));
      expect(report).toMatchObject({ removed: 2, keptBack: 0 });
    });

    it('hold a feed that brought stock where they are over a third, and let a person remove what it lacks', async () => {
      const damaged = [7, 8, 9].map((n) => row(n).replace(`S${n}`, ''));
      const first = await fixture.run(csv(header, row(1), ...damaged));
      expect(first).toMatchObject({ held: null, inserted: 1, rejected: 3 });
      await fixture.run(csv(header, ...rows(1, 8)));
      const feed = csv(header, ...rows(1, 5), ...damaged);
      expect(await fixture.run(feed)).toMatchObject({ held: expect.stringContaining('3 of the 8 rows'), changed: 0 });
      expect(await numbers()).toHaveLength(8);
      expect(await fixture.run(feed, { force: true })).toMatchObject({ held: null, removed: 3, keptBack: 0 });
      expect(await numbers()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
    });
  });
}
