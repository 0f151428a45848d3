import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mappingSchema } from '../mapping.ts';
import type { FeedSample } from './feedSample.ts';
import { jsonListPath, xmlRecordName } from './findRecords.ts';
import { suggestMapping } from './suggestMapping.ts';

function sampleOf(header: readonly string[], ...rows: string[][]): FeedSample {
  const cells = rows.map((row) => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])));
  return { header, rows: cells, commaColumns: [], notation: { rows: null, columns: null } };
}

const columns: Readonly<Record<string, [name: string, ...texts: string[]]>> = {
  stocknum: ['Stock No.', 'U1', 'U2', 'U3'],
  vin: ['VIN Number', '6T1BE42K05X012345', 'MNAUMAF50JW123456', ''],
  make: ['Manufacturer', 'TOYOTA', 'FORD', 'KIA'],
  model: ['Model', 'COROLLA', 'RANGER', 'EV6'],
  badge: ['Variant', 'ZR', 'Wildtrak', 'GT-Line'],
  year: ['Model Year', '2025', '2021', '2024'],
  car_type: ['Stock Type', 'New', 'Used', 'Demo'],
  km: ['Odometer (km)', '12', '41,404 km', '5,100'],
  price: ['Advertised Price', '$35,990', '$47,990', 'POA'],
  simple_fuel: ['Fuel Type', 'ULP', 'Diesel', 'Electric'],
  simple_transmission: ['Gearbox', 'CVT', '6 sp Auto', 'Reduction Gear'],
  simple_body: ['Body Style', 'HATCH', 'Dual Cab Utility', 'SUV'],
  colour: ['Ext. Colour', 'WHITE', 'Blue', 'Red'],
  regplate: ['Rego', 'ABC123', '1XY-2ZA', ''],
  rego_expiry: ['Rego Expiry', '28/02/2027', '05/05/2027', ''],
  images: ['Photos', '', 'https://i.example/1.jpg;https://i.example/2.jpg', ''],
  dealercomments: ['Comments', 'Tidy.', 'Tow bar, canopy.', ''],
};
const names = Object.values(columns).map(([name]) => name);
const rowAt = (place: number, from = Object.values(columns)): string[] => from.map((column) => column[place + 1] ?? '');
const plain = sampleOf(names, rowAt(0), rowAt(1), rowAt(2));
const columnsOf = (sample: FeedSample): Record<string, string[]> =>
  Object.fromEntries(suggestMapping(sample).fields.map(({ field, columns: read }) => [field, read]));

it('finds the fields of a feed by the names of its columns, and reads their texts', () => {
  const { mapping, layout, fields, unread } = suggestMapping(plain);
  expect({ layout, unread, key: mapping.key }).toEqual({ layout: null, unread: [], key: ['Stock No.'] });
  expect(columnsOf(plain)).toMatchObject(
    Object.fromEntries(Object.entries(columns).map(([path, [name]]) => [path, [name]])),
  );
  const values = Object.fromEntries(fields.map(({ field, samples }) => [field, samples.map(({ value }) => value)]));
  expect(values).toMatchObject({
    make: ['Toyota', 'Ford', 'Kia'],
    model: ['Corolla', 'Ranger', 'EV6'],
    car_type: ['new', 'used', 'demo'],
    km: ['12', '41404', '5100'],
    price: ['$35,990', '$47,990'],
    simple_fuel: ['Petrol', 'Diesel', 'Electric'],
    simple_body: ['Hatch', 'Ute', 'SUV'],
    simple_transmission: ['Automatic', 'Automatic', 'Automatic'],
    images: ['2: https://i.example/1.jpg, https://i.example/2.jpg'],
  });
});

it('finds the same in whatever order the columns come, and however their names are written', () => {
  const wanted = columnsOf(plain);
  const spellings = [
    String,
    (name: string) => name.toUpperCase(),
    (name: string) => name.replace(/[ .()]+/g, '_').toLowerCase(),
  ];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(Object.values(columns), { minLength: names.length }),
      fc.constantFrom(...spellings),
      (some, spell) => {
        const header = some.map(([name]) => spell(name));
        const found = columnsOf(sampleOf(header, rowAt(0, some), rowAt(1, some), rowAt(2, some)));
        const spelt = Object.fromEntries(Object.entries(wanted).map(([path, read]) => [path, read.map(spell)]));
        expect(found).toEqual(spelt);
      },
    ),
    { numRuns: 60 },
  );
});

it('proposes a mapping that can be used, of whatever table it is shown', () => {
  const name = fc.oneof(
    fc.constantFrom(...names, 'Price', 'Total', 'image[0].url', 'Sunroof'),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  const text = fc.oneof(
    fc.constantFrom('Y', '1', 'POA', '12/13/2026', '{"a":1}', 'Kia', 'https://i.example/1.jpg'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const table = fc
    .uniqueArray(name, { minLength: 1, maxLength: 12 })
    .chain((header) =>
      fc.tuple(
        fc.constant(header),
        fc.array(fc.array(text, { minLength: header.length, maxLength: header.length }), { maxLength: 5 }),
      ),
    );
  fc.assert(
    fc.property(table, ([header, rows]) => {
      const { mapping, fields } = suggestMapping(sampleOf(header, ...rows));
      expect(mappingSchema.safeParse(mapping).error).toBeUndefined();
      for (const { share } of fields) expect(share >= 0 && share <= 1).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('knows German columns', () => {
  const header =
    'Fahrzeugnummer,Marke,Modell,Erstzulassung,Kilometerstand,Verkaufspreis,Kraftstoff,Getriebe,Außenfarbe,Türen';
  const cells = '1|BMW|320i Touring|03/2021|45.000|29.900,00|Benzin|Schaltgetriebe|Rot|5'.split('|');
  const sample = { ...sampleOf(header.split(','), cells), commaColumns: ['Verkaufspreis'] };
  expect(suggestMapping(sample).fields.find(({ field }) => field === 'km')?.samples[0]?.value).toBe('45000');
  expect(columnsOf(sample)).toMatchObject({
    stocknum: ['Fahrzeugnummer'],
    make: ['Marke'],
    build_date: ['Erstzulassung'],
    year: ['Erstzulassung'],
    km: ['Kilometerstand'],
    price: ['Verkaufspreis'],
    simple_fuel: ['Kraftstoff'],
    simple_transmission: ['Getriebe'],
    colour: ['Außenfarbe'],
    doors: ['Türen'],
    model: ['Modell: model'],
  });
});

it('takes the vehicle of a spreadsheet apart, and skips its total', () => {
  const sample = sampleOf(
    ['Stk', 'Yr', 'Vehicle', 'Kms', 'Drive Away'],
    ['S1', '2021', 'Land Rover Range Rover Sport SDV6', '41,404', '$47,990.00'],
    ['S2', '2024', 'Kia EV6 GT-Line', '5,100', '$72,990.00'],
    ['Total', '2', '', '', '$120,980.00'],
  );
  const { mapping, fields, notes } = suggestMapping(sample);
  expect(mapping.skip).toEqual([{ column: 'Stk', is: expect.stringContaining('total') }]);
  expect(fields.find(({ field }) => field === 'model')).toMatchObject({
    share: 1,
    samples: [{ value: 'Range Rover Sport' }, { value: 'EV6' }],
  });
  expect(mapping.fields['price_type']).toEqual({ value: 'Drive Away' });
  expect(notes).toContain('No column says which vehicles are new: all are read as used.');
});

it('says which of two columns it reads, where both are as likely', () => {
  const { mapping, notes } = suggestMapping(sampleOf([...names, 'VIN Number (2)'], rowAt(0), rowAt(1)));
  expect(notes).toContain("'VIN Number', 'VIN Number (2)' could each be the vin: 'VIN Number' is read.");
  expect(mapping.fields['vin']).toMatchObject({ from: ['VIN Number', 'VIN Number (2)'] });
});

it('reads neither of two columns that look alike and have no name that is known', () => {
  const rows = ['2019', '2020', '2021', '2022'].map((year) => [...rowAt(0), year, year]);
  const header = names.map((name) => (name === 'Model Year' ? 'Code' : name));
  const { mapping, notes } = suggestMapping(sampleOf([...header, 'One', 'Other'], ...rows));
  expect(mapping.fields['year']).toBeUndefined();
  expect(notes.some((note) => note.includes('look each like the year: none is read'))).toBe(true);
});

it('tells dates that begin with the month from those that begin with the day', () => {
  const dated = (text: string) =>
    suggestMapping(sampleOf([...names, 'Date in stock'], [...rowAt(0), text])).mapping.dates;
  expect(dated('11/20/2026')).toBeUndefined();
  const american = Object.values(columns).filter(([name]) => name !== 'Rego Expiry');
  const header = [...american.map(([name]) => name), 'Date in stock'];
  expect(suggestMapping(sampleOf(header, [...rowAt(0, american), '11/20/2026'])).mapping.dates).toBe('month-first');
});

it('makes equipment of columns that say yes or no', () => {
  const header = [...names, 'SUNROOF', 'has_tow_bar', 'ReverseCamera'];
  const { mapping } = suggestMapping(sampleOf(header, ...[0, 1, 2].map((place) => [...rowAt(place), 'Y', 'N', 'Y'])));
  expect(mapping.fields['standardEquipment']).toEqual({
    flags: { SUNROOF: 'Sunroof', has_tow_bar: 'Tow bar', ReverseCamera: 'Reverse Camera' },
  });
});

it.each([
  ['{"count":2,"data":{"cars":[{"make":"Kia","photos":[{"url":"x"}]}]}}', 'data.cars'],
  ['{"dealer":{"phones":[{"n":1}]},"vehicles":[{"a":"]"},{"a":"}"}]}', 'vehicles'],
  ['{"make":"Kia","photos":[{"url":"x"}]}\n{"make":"Ford"}', null],
  ['[{"make":"Kia"}]', null],
])('finds the list of vehicles in %j', (text, path) => {
  expect(jsonListPath(text)).toBe(path);
});

it.each([
  ['<rss><channel><title>S</title><item><id>1</id></item><item><id>2</id></item></channel></rss>', 'item'],
  ['<feed><vehicle><id>1</id></vehicle><vehicle><id>2</id></vehicle></feed>', null],
  ['<stock><dealer><name>D</name></dealer><cars><car><id>1</id><!-- <x> --></car></cars></stock>', 'car'],
])('finds the elements of vehicles in %j', (text, name) => {
  expect(xmlRecordName(text)).toBe(name);
});

it('proposes what an empty cell means of the state alone, and only where its column is a box to tick', () => {
  const proposed = (name: string, ...texts: string[]) => {
    const { mapping, notes, fields } = suggestMapping(
      sampleOf(['Stock', 'Make', 'Model', name], ...texts.map((text, n) => [`S${n}`, 'Kia', 'Rio', text])),
    );
    const path = name.toLowerCase();
    const { samples } = fields.find(({ field }) => field === path) ?? {};
    return { field: mapping.fields[path], isNoted: notes.some((note) => note.startsWith(`'${name}' says`)), samples };
  };
  const steps = [{ do: 'yes-no' }];
  expect(proposed('Sold', '', 'on', '')).toEqual({
    field: { from: 'Sold', steps, empty: 'no' },
    isNoted: true,
    samples: [
      { text: '(empty)', value: 'false' },
      { text: 'on', value: 'true' },
    ],
  });
  expect(proposed('Reserved', 'X', '', 'x')).toMatchObject({ field: { empty: 'no' }, isNoted: true });
  for (const texts of ['on,off,', 'yes,x,', 'on,on,on', 'no,,'])
    expect(proposed('Sold', ...texts.split(','))).toMatchObject({ field: { from: 'Sold', steps }, isNoted: false });
  expect(proposed('Sold', 'on', 'off', '').field).not.toHaveProperty('empty');
  expect(proposed('Certified', 'on', '', '').field).not.toHaveProperty('empty');
});
