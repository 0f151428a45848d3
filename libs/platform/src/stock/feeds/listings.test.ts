import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { csv, makeFeedFixture, listingsFile, listingsMapping } from './testing/feedFixture.ts';

const fixture = makeFeedFixture();
const columns =
  'Brand,Year,Model,Car/Suv,Title,UsedOrNew,Transmission,Engine,DriveType,FuelType,FuelConsumption,Kilometres,ColourExtInt,Location,CylindersinEngine,BodyType,Doors,Seats,Price';
const good =
  'Ford|2018|Ranger|02 **** ****\n|2018 Ford Ranger XLT 3.2|USED|Automatic|5 cyl, 3.2 L|4WD|Diesel|8.9 L / 100 km|81250|White / Black Leather|Wangara, WA|5 cyl|Ute / Tray| 4 Doors| 5 Seats|38990'.split(
    '|',
  );

/** One listing, good in every cell but those given. */
const listing = (changes: Record<string, string> = {}): string =>
  columns
    .split(',')
    .map((column, place) => `"${changes[column] ?? good[place]}"`)
    .join(',');

async function read(changes: Record<string, string>) {
  const report = await fixture.run(csv(columns, listing(changes)), { mapping: listingsMapping(), force: true });
  return {
    report,
    vehicle: (await fixture.stock())[0],
    reasons: report.issues.map(({ column, reason }) => `${column}: ${reason}`),
  };
}

it('[ENT-01] reads a clean listing into the fields it belongs in', async () => {
  const { vehicle, reasons } = await read({});
  expect(reasons).toEqual([]);
  expect(vehicle).toMatchObject({
    name: '2018 Ford Ranger XLT 3.2',
    make: 'Ford',
    model: 'Ranger',
    badge: 'XLT 3.2',
    year: 2018,
    car_type: 'used',
    price: 3_899_000,
    km: 81_250,
    colour: 'White',
    interior_colour: 'Black Leather',
    drive: '4WD',
    doors: 4,
    seats: 5,
    cylinders: 5,
    engine_size_litres: 3.2,
    simple_body: 'Ute',
    simple_fuel: 'Diesel',
    simple_transmission: 'Automatic',
    city: 'Wangara',
    state: 'WA',
    variant: { fuelconsumptioncombined: 8.9 },
    stocknum: expect.stringMatching(/^[0-9A-F]{8}$/),
  });
});

it.each([
  ['no price', { Price: 'POA' }, { price: null }, []],
  ['an impossible price', { Price: '88' }, { price: null }, ["Price: '88' is below 500"]],
  ['no odometer', { Kilometres: '-' }, { km: null }, []],
  [
    'slipped columns of a new car',
    { UsedOrNew: 'NEW', Kilometres: '- / -', ColourExtInt: '5 years / Unlimited km', Location: '' },
    { km: null, colour: null, interior_colour: null, city: null, state: null },
    ["ColourExtInt: '5 years / Unlimited km' is a warranty, not a colour"],
  ],
  ['a state spelt otherwise', { Location: 'Warrenheip, AU-VIC' }, { city: 'Warrenheip', state: 'VIC' }, []],
  ['a suburb in capitals', { Location: 'SOUTH MORANG, VIC' }, { city: 'South Morang', state: 'VIC' }, []],
  [
    'an unknown state',
    { Location: 'Perth, WX' },
    { city: 'Perth', state: null },
    ["Location: 'Perth, WX' does not end with a state"],
  ],
  ['no transmission', { Transmission: '-' }, { simple_transmission: null, trans: null }, []],
  ['no colours', { ColourExtInt: '- / -' }, { colour: null, interior_colour: null }, []],
  [
    'a code for a colour',
    { ColourExtInt: 'Black / 2018/11' },
    { colour: 'Black', interior_colour: null },
    ["ColourExtInt: '2018/11' is a code, not a colour or a material"],
  ],
  [
    'seats among the doors',
    { Doors: ' 7 Seats', Seats: '' },
    { doors: null, seats: 7 },
    ["Doors: '7 Seats' is a number of seats"],
  ],
  [
    'an electric car',
    { Engine: '0 L', CylindersinEngine: '0 L', FuelType: 'Electric' },
    { cylinders: null, engine_size_litres: null, simple_fuel: 'Electric' },
    [],
  ],
  [
    'an engine of nothing',
    { Engine: '6 cyl, 0 L', CylindersinEngine: '6 cyl' },
    { cylinders: 6, engine_size_litres: null },
    ["Engine: '0' is below 0.5"],
  ],
  [
    'a consumption of nothing',
    { FuelConsumption: '0 L / 100 km' },
    { variant: null },
    ["FuelConsumption: '0 L / 100 km' is no measured consumption"],
  ],
  [
    'damage by a spreadsheet',
    { Brand: 'Saab', Model: '03-Sep', Title: '2018 Saab 9-3 Linear' },
    { make: 'Saab', model: '9-3', badge: 'Linear' },
    [],
  ],
  [
    'a make torn apart',
    { Brand: 'Land', Model: 'Rover', Title: '2018 Land Rover Discovery Sport SE' },
    { make: 'Land Rover', model: 'Discovery Sport', badge: 'SE' },
    [],
  ],
  ['a title that says something else', { Title: 'Bargain!' }, { make: 'Ford', model: 'Ranger', badge: null }, []],
  [
    'an unknown drive',
    { DriveType: 'Six' },
    { drive: null },
    ["DriveType: 'Six' is not one of Front, Rear, 4WD, AWD, Other"],
  ],
])('[ENT-01] never guesses: %s', async (_, changes, fields, reasons) => {
  const result = await read(changes as Record<string, string>);
  expect(result.vehicle).toMatchObject(fields);
  expect(result.reasons).toEqual(reasons);
});

it('refuses the row that is blank in every field, and the new car with a long road behind it', async () => {
  const blank = `${','.repeat(columns.split(',').length - 1)}`;
  const content = csv(columns, listing(), blank, listing({ UsedOrNew: 'NEW', Kilometres: '195040' }));
  const report = await fixture.run(content, { mapping: listingsMapping() });
  expect(report.issues.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
    // The blank row lies behind a listing whose cells hold a line break: rows are counted as a spreadsheet does.
    '3 the row is empty',
    "4 '195040' kilometres, but the vehicle is called new",
  ]);
});

it('tells identical listings apart, and keeps each in the next run', async () => {
  const content = csv(columns, listing(), listing(), listing({ Price: '1000' }));
  expect(await fixture.run(content, { mapping: listingsMapping() })).toMatchObject({ inserted: 3 });
  expect(await fixture.run(content, { mapping: listingsMapping() })).toMatchObject({ unchanged: 3 });
});

if (existsSync(listingsFile)) {
  it('takes in 3,000 real listings, twice, without a change the second time', async () => {
    const part = readFileSync(listingsFile, 'utf8')
      .split(/(?<=\r\n)/)
      .slice(0, 3_001)
      .join('');
    const order = { mapping: listingsMapping() };
    const first = await fixture.run(part, order);
    expect(first.accepted).toBe(first.inserted);
    expect(first.accepted).toBeGreaterThan(2_950);
    expect(first.rejected).toBeLessThan(3);
    expect(await fixture.run(part, order)).toMatchObject({ removed: 0, unchanged: first.accepted });
    const makes = new Set((await fixture.stock()).map(({ make }) => make));
    expect([...makes].filter((make) => ['Land', 'Alfa', 'Great', 'Aston', ''].includes(make))).toEqual([]);
  }, 120_000);
}
