import { siteSchema } from '@forecourt/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  csv,
  feedSite,
  makeFeedFixture,
  yarisHeader as header,
  yarisRow as row,
  yarisRows as rows,
} from './testing/feedFixture.ts';

const fixture = makeFeedFixture();
const stocknums = async (): Promise<string[]> => (await fixture.stock()).map(({ stocknum }) => stocknum ?? '').sort();

it('brings in what is new, changes what differs and removes what the feed no longer has', async () => {
  await fixture.run(csv(header, ...rows(1, 4)));
  const report = await fixture.run(csv(header, row(1), row(2, 9_990), row(3), row(5)));
  expect(report).toMatchObject({ inserted: 1, changed: 1, unchanged: 2, removed: 1, rejected: 0, held: null });
  expect(await stocknums()).toEqual(['S1', 'S2', 'S3', 'S5']);
  expect(await fixture.vehicleNamed('2020 Toyota Yaris 2')).toMatchObject({
    price: 999_000,
    dealership_id: 'dealer-1',
  });
});

it('[CALC-07] keeps a comparison rate that does not come of its rate and the fees of the site, and reports it', async () => {
  const site = siteSchema.parse({
    ...feedSite,
    calculator: {
      fees: [
        { label: 'Establishment fee', amount: 39_500 },
        { label: 'Account fee', amount: 800, due: 'monthly' },
      ],
    },
  });
  const rates = 'finance_lenders.manual.interestRate,finance_lenders.manual.comparisonRate';
  const feed = csv(`${header},${rates}`, `${row(1)},6.99,8.11`, `${row(2)},6.99,7.99`, `${row(3)},,`);
  const report = await fixture.run(feed, { site });
  expect(report).toMatchObject({ accepted: 3, rejected: 0, warnings: 0, doubts: 1 });
  expect(report.issues).toEqual([
    {
      row: 3,
      column: 'finance_lenders.manual.comparisonRate',
      kind: 'doubt',
      reason: "7.99% is kept, but the rate and the site's fees come to 8.11%",
    },
  ]);
  const kept = await fixture.vehicleNamed('2020 Toyota Yaris 2');
  expect(kept?.finance_lenders['manual']).toMatchObject({ comparisonRate: 7.99 });
});

it('keeps what the feed says nothing of: a reservation, a tag, pictures and the first day', async () => {
  await fixture.run(csv(header, row(1), row(2)));
  const [first] = await fixture.stock();
  if (!first) throw new Error('The feed brought nothing.');
  await fixture.inventory.upsert([{ ...first, reserved: true, tag: 'Test Drive Only', price: 1 }], 'csv');
  await fixture.run(csv(header, row(1), row(2)));
  const { reserved, tag, price, created_at } = (await fixture.stock()).find(({ id }) => id === first.id) ?? first;
  expect({ reserved, tag, price, created_at }).toEqual({
    reserved: true,
    tag: 'Test Drive Only',
    price: first.price,
    created_at: first.created_at,
  });
});

it('leaves stock of other sources alone, and refuses a row that would take it over', async () => {
  await fixture.run(csv(header, ...rows(1, 2)));
  const [one] = await fixture.stock();
  if (!one) throw new Error('The feed brought nothing.');
  await fixture.inventory.upsert([{ ...one, id: 'by-hand', slug: 'by-hand', stocknum: 'H1' }]);
  const report = await fixture.run(csv(`id,${header}`, `,${row(1)}`, `,${row(2)}`, `by-hand,${row(3)}`));
  expect(report).toMatchObject({ accepted: 2, rejected: 1, removed: 0 });
  expect(report.issues).toEqual([
    {
      row: 4,
      column: 'id',
      kind: 'rejected',
      reason: "'by-hand' belongs to stock that another feed or dealer brought",
    },
  ]);
  expect(await stocknums()).toEqual(['H1', 'S1', 'S2']);
});

it('rejects wrong rows by number, column and reason, and lets the rest in', async () => {
  const report = await fixture.run(
    csv(
      header,
      row(1),
      'S2,,Toyota,Yaris,used,1,1',
      'S3,2020 Toyota Yaris,Toyota,Yaris,rented,1,1',
      row(1),
      'S5,two cells',
      ',No number,Toyota,Yaris,used,1,1',
      '"S7","2020 Toyota\nYaris",Toyota,Yaris,used,abc,12.5',
      row(8),
    ),
  );
  expect(report.issues).toEqual([
    { row: 3, column: 'name', kind: 'rejected', reason: 'is empty' },
    { row: 4, column: 'car_type', kind: 'rejected', reason: expect.stringContaining('"new"|"used"|"demo"') },
    { row: 5, column: 'stocknum', kind: 'rejected', reason: 'is the same as in an earlier row' },
    { row: 6, column: '', kind: 'rejected', reason: 'the row has 2 cells, the header has 7' },
    { row: 7, column: 'stocknum', kind: 'rejected', reason: 'is empty, so the vehicle cannot be told from others' },
    { row: 8, column: 'price', kind: 'warning', reason: "'abc' is not an amount of dollars" },
    { row: 8, column: 'km', kind: 'warning', reason: expect.stringContaining('expected int') },
  ]);
  expect(await stocknums()).toEqual(['S1', 'S7', 'S8']);
  expect((await fixture.stock()).find(({ stocknum }) => stocknum === 'S7')).toMatchObject({ price: null, km: null });
});

it('holds a feed without a usable row, and says so in the record of runs', async () => {
  await fixture.run(csv(header, ...rows(1, 3)));
  const report = await fixture.run(csv(header));
  expect(report.held).toBe('The feed has no usable row.');
  expect(await stocknums()).toEqual(['S1', 'S2', 'S3']);
  expect((await fixture.runs()).map(({ held, removed, accepted }) => ({ held, removed, accepted }))).toEqual([
    { held: null, removed: 0, accepted: 3 },
    { held: 'The feed has no usable row.', removed: 0, accepted: 0 },
  ]);
});

it('holds a feed that would remove over half of a dealer’s stock until it is forced', async () => {
  await fixture.run(csv(header, ...rows(1, 10)));
  const half = await fixture.run(csv(header, ...rows(1, 5)));
  expect(half).toMatchObject({ held: null, removed: 5 });
  const cut = csv(header, row(1), row(2, 5), row(99));
  const held = await fixture.run(csv(header, row(1), row(2, 5)));
  expect(held.held).toBe('The feed would remove 3 of the 5 vehicles it brought to Harbour before, which is over half.');
  expect(await fixture.vehicleNamed('2020 Toyota Yaris 2')).toMatchObject({ price: 2_000_200 });
  expect(await fixture.run(cut, { force: true })).toMatchObject({ held: null, removed: 3, inserted: 1, changed: 1 });
  expect(await stocknums()).toEqual(['S1', 'S2', 'S99']);
});

it('puts rows on the dealership they name, and on no dealership of another site', async () => {
  const north = csv(`${header},dealership_slug`, `${row(1)},harbour-north`, `${row(2)},`, `${row(3)},elsewhere`);
  const report = await fixture.run(north);
  expect(report.issues).toEqual([
    { row: 4, column: 'dealership_slug', kind: 'rejected', reason: "'elsewhere' is not a dealership of this site" },
  ]);
  expect((await fixture.stock()).map(({ stocknum, dealership_id }) => `${stocknum} ${dealership_id}`).sort()).toEqual([
    'S1 dealer-2',
    'S2 dealer-1',
  ]);
});

it('dates a sale on the day the feed first tells of it', async () => {
  const sale = (status: string): string => csv(`${header},status`, `${row(1)},${status}`, `${row(2)},in_stock`);
  await fixture.run(sale('in_stock'));
  await fixture.run(sale('sold'));
  const soldAt = Math.floor(fixture.clock.getTime() / 1_000);
  const again = await fixture.run(sale('sold'));
  expect(again.unchanged).toBe(2);
  expect(await fixture.vehicleNamed('2020 Toyota Yaris 1')).toMatchObject({ sold: true, sold_date_timestamp: soldAt });
});

it('writes every issue to a report that a spreadsheet opens without running anything', async () => {
  const lines = [row(1), 'S2,N,Toyota,Yaris,used,"=HYPERLINK(""x"")",1', '=1+1,,Toyota,Yaris,used,1,1'];
  const report = await fixture.run(csv(header, ...lines), { reportTo: join(fixture.folder, 'reports', 'mine.csv') });
  const written = readFileSync(report.reportFile, 'utf8').trim().split('\n');
  expect(written).toHaveLength(3);
  expect(written[1]).toContain('3,price,warning,');
  expect(written.join('\n')).not.toMatch(/(^|,)"?[=+@]/m);
});

it('refuses a feed whose columns it does not know, with their names', async () => {
  await expect(fixture.run(csv('a,b', '1,2'))).rejects.toThrow(
    /no column name, make, model, car_type, one of stocknum, vin, id/,
  );
  await expect(fixture.run(csv('name,name', '1,2'))).rejects.toThrow("two columns named 'name'");
  await expect(fixture.run('')).rejects.toThrow('is empty');
});
