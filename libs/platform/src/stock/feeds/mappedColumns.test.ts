import { expect, it } from 'vitest';
import { mappingSchema, type Mapping } from './mapping.ts';
import { csv, makeFeedFixture } from './testing/feedFixture.ts';

const fixture = makeFeedFixture();
const base = { make: { from: 'Make' }, model: { from: 'Model' }, car_type: { value: 'used' } };
const mappingOf = (given: object, fields: object = {}): Mapping =>
  mappingSchema.parse({ source: 'dealer', key: ['Stock'], ...given, fields: { ...base, ...fields } });
const pictures = (...names: string[]) => names.map((name) => ({ url: `https://img.example/${name}.jpg` }));

it('names a vehicle by year, make, model and badge where the feed has no title', async () => {
  const mapping = mappingOf({}, { year: { from: 'Year', steps: [{ do: 'number' }] }, badge: { from: 'Badge' } });
  const content = csv('Stock,Year,Make,Model,Badge', 'S1,2024,Toyota,Corolla,ZR', 'S2,,Isuzu UTE,D-MAX,');
  await fixture.run(content, { mapping });
  const stock = await fixture.stock();
  expect(stock.map(({ name }) => name).sort()).toEqual(['2024 Toyota Corolla ZR', 'Isuzu D-MAX']);
  expect(stock.map(({ slug }) => slug.replace(/-[0-9a-f]{8}$/, '')).sort()).toEqual([
    '2024-toyota-corolla-zr',
    'isuzu-d-max',
  ]);
});

it('renames such a vehicle with its badge, without a mapping, too', async () => {
  const header = 'stocknum,year,make,model,badge,car_type';
  await fixture.run(csv(header, 'S1,2024,Kia,Rio,S,used'));
  await fixture.run(csv(header, 'S1,2024,Kia,Rio,GT-Line,used'));
  expect((await fixture.stock()).map(({ name }) => name)).toEqual(['2024 Kia Rio GT-Line']);
});

it.each([
  ['2024,Kia,Rio,S', '2024 Kia Rio (S)'],
  ['2024,Kia,Rio,', '2024 Kia Rio'],
  [',Kia,Rio,-', 'Kia Rio'],
])('fills a template with %j and leaves no gap', async (cells, name) => {
  const mapping = mappingOf({ missing: ['-'] }, { name: { template: '{Year} {Make}  {Model} ({Badge})' } });
  await fixture.run(csv('Stock,Year,Make,Model,Badge', `S1,${cells}`), { mapping });
  expect((await fixture.stock()).map((one) => one.name)).toEqual([name]);
});

it('takes pictures from every column of a pattern, and from headers that repeat', async () => {
  const steps = [{ do: 'pictures', at: '|' }];
  const mapping = mappingOf({}, { images: { all: ['image[*].url', 'Photo*'], steps } });
  const [one, two, three] = ['1', '2', '3'].map((name) => `https://img.example/${name}.jpg`);
  const content = csv(
    'Stock,Make,Model,image[0].url,image[0].tag,image[1].url,Photo,Photo',
    `S1,Kia,Rio,${one},exterior,,${two},${three}`,
    `S2,Kia,Rio,${one},,${one},,`,
    'S3,Kia,Rio,,,,,',
  );
  await fixture.run(content, { mapping });
  const images = new Map((await fixture.stock()).map(({ stocknum, images: found, slug }) => [stocknum ?? slug, found]));
  expect([...images.values()].map((found) => found.length).sort()).toEqual([0, 1, 3]);
  expect([...images.values()].find((found) => found.length === 3)).toMatchObject(pictures('1', '2', '3'));
});

it('makes equipment of the columns that say yes', async () => {
  const flags = { SUNROOF: 'Sunroof', TOWBAR: 'Tow bar', NAV: 'Satellite navigation' };
  const mapping = mappingOf({}, { standardEquipment: { flags } });
  await fixture.run(csv('Stock,Make,Model,SUNROOF,TOWBAR,NAV', 'S1,Kia,Rio,Y,0,x'), { mapping });
  expect((await fixture.stock())[0]?.standardEquipment).toEqual(['Sunroof', 'Satellite navigation']);
});

it('reads a file without a header by the names that the mapping gives its columns, and by number', async () => {
  const mapping = mappingOf({ columns: ['Dealer', 'Stock', 'Make', 'Model'] }, { colour: { from: '5' } });
  const report = await fixture.run(csv('88,S1,Kia,Rio,Red', '88,S2,Kia,Niro,Blue'), { mapping });
  expect(report).toMatchObject({ rows: 2, accepted: 2, ignored: ['Dealer'] });
  expect((await fixture.stock()).map(({ colour }) => colour).sort()).toEqual(['Blue', 'Red']);
});

it('skips the rows that are no stock of the site, neither stored nor rejected', async () => {
  const skip = [
    { column: 'Dealer', isNot: '^88$' },
    { column: 'Kind', is: '^(?:wholesale|motorcycle)$' },
  ];
  const rows = ['88,S1,Kia,Rio,car', '88,S2,Kia,Niro,Wholesale', '99,S3,Kia,EV6,car'];
  const content = csv('Dealer,Stock,Make,Model,Kind', ...rows);
  const report = await fixture.run(content, { mapping: mappingOf({ skip }) });
  expect(report).toMatchObject({ rows: 3, accepted: 1, rejected: 0, skipped: 2, issues: [] });
});

it('removes a vehicle whose row is skipped from now on: it is no stock any more', async () => {
  const mapping = mappingOf({ skip: [{ column: 'Kind', is: '^wholesale$' }] });
  const rows = ['S1,Kia,Rio,retail', 'S2,Kia,Niro,retail', 'S3,Kia,EV6,retail'];
  await fixture.run(csv('Stock,Make,Model,Kind', ...rows), { mapping });
  const next = csv('Stock,Make,Model,Kind', ...rows.slice(0, 2), 'S3,Kia,EV6,wholesale');
  expect(await fixture.run(next, { mapping })).toMatchObject({ removed: 1, skipped: 1, held: null });
});

it('reads quotes as letters where the feed has none around its cells', async () => {
  const mapping = mappingOf({ delimiter: '|', quote: null }, { dealercomments: { from: 'Notes' } });
  const report = await fixture.run(csv('Stock|Make|Model|Notes', 'S1|Kia|Rio|"Top" car, 17" alloys'), { mapping });
  expect(report.rejected).toBe(0);
  expect((await fixture.stock())[0]?.dealercomments).toBe('"Top" car, 17" alloys');
});

it('reads a time without a zone in the zone of the dealer, or of the mapping', async () => {
  const created = { created_at: { from: 'Listed', steps: [{ do: 'instant' }] } };
  const content = csv('Stock,Make,Model,Listed', 'S1,Kia,Rio,11/01/2026 09:15');
  const runs = [{ source: 'sydney' }, { source: 'perth', timeZone: 'Australia/Perth' }];
  for (const given of runs)
    await fixture.run(content, { mapping: mappingOf({ dates: 'month-first', ...given }, created) });
  const days = new Set((await fixture.stock()).map(({ created_at: day }) => day * 1_000));
  expect(days).toEqual(new Set([Date.UTC(2026, 9, 31, 22, 15), Date.UTC(2026, 10, 1, 1, 15)]));
});

it('leaves a field alone whose columns a feed may lack, and misses one that a vehicle needs', async () => {
  const fields = { colour: { from: ['Colour', 'Color'] }, make: { from: 'Make', required: true } };
  const mapping = mappingOf({ absentColumns: 'ignore' }, fields);
  await fixture.run(csv('Stock,MAKE,Model,Color', 'S1,Kia,Rio,Red'), { mapping });
  await fixture.run(csv('Stock,Make,Model', 'S1,Kia,Niro'), { mapping });
  expect((await fixture.stock())[0]).toMatchObject({ make: 'Kia', model: 'Niro', colour: 'Red' });
  await expect(fixture.run(csv('Stock,Model', 'S1,Niro'), { mapping })).rejects.toThrow("no column 'Make'");
});
