import { expect, it } from 'vitest';
import { correctCells } from '../correctCells.ts';
import { mappingSchema } from '../mapping.ts';
import { csv, makeFeedFixture } from '../testing/feedFixture.ts';
import { cleanText } from './cleanText.ts';
import { meansNothing } from './meansNothing.ts';

it.each([
  ['entities', 'Lynk &amp; Co', 'Lynk & Co'],
  ['entities of entities', 'Lynk &amp;amp; Co', 'Lynk & Co'],
  ['entities by number and name', 'A&#39;s Citro&euml;n &#8211; 4&#xd7;4&nbsp;!', "A's Citroën – 4×4 !"],
  ['letters in two parts', 'Citroe\u0308n', 'Citroën'],
  ['what is invisible', '\ufeffToyo\u00adta\u200b \u202eHi\u2060Lux\u200d', 'Toyota HiLux'],
  ['blanks of all kinds', '\u00a02020 \u2009 Toyota\u3000Corolla ', '2020 Toyota Corolla'],
  ['ends of lines', 'One\r\nTwo\rThree\u2028Four', 'One\nTwo\nThree\nFour'],
  ['the mark that keeps a text from being a number', '="000123"', '000123'],
])('cleans %s', (_name, given, wanted) => {
  expect(cleanText(given)).toBe(wanted);
  expect(cleanText(wanted)).toBe(wanted);
});

it.each(['AT&T', 'Fish & Chips', '/a.jpg?a=1&copy=2', '{"a":"&quot;"}', '👨‍👩‍👧 🇦🇺', '5 < 6', 'R&D; more'])(
  'leaves %s as it is',
  (text) => {
    expect(cleanText(text)).toBe(text);
  },
);

it('knows what databases and spreadsheets write for nothing, and no badge among it', () => {
  for (const text of ['', ...'NULL null (null) N/A n/a #N/A n.a. None nil NaN undefined \\N - -- –'.split(' ')])
    expect([text, meansNothing(text)]).toEqual([text, true]);
  for (const text of ['NA', 'N', '0', 'No', 'Nullarbor', 'X-', 'NB'])
    expect([text, meansNothing(text)]).toEqual([text, false]);
});

it('keeps a word for nothing to which the mapping gives a meaning', () => {
  const fields = { certified: { from: 'c', steps: [{ do: 'words', map: { '-': 'no' } }] }, badge: { from: 'b' } };
  const mapping = mappingSchema.parse({ source: 's', key: ['k'], fields });
  expect(correctCells({ k: 'NULL', c: '-', b: '-' }, mapping)).toEqual({ k: '', c: '-', b: '' });
});

const fixture = makeFeedFixture();
const header = 'vin,name,make,model,car_type,badge';
const vin = '6T1BE42K05X012345';

it('takes one vehicle for the same in whatever letters it comes', async () => {
  await fixture.run(csv(header, `${vin},2020 Citroën C3,Citroën,C3,used,Shine`));
  const again = await fixture.run(
    csv(header, ` 6t1-be42k 05x012345,2020  Citroe\u0308n&nbsp;C3,Citro&euml;n,C3\u200b,used,Shine`),
  );
  expect(again).toMatchObject({ inserted: 0, changed: 0, unchanged: 1, removed: 0 });
  expect(await fixture.stock()).toMatchObject([{ vin, name: '2020 Citroën C3', make: 'Citroën', badge: 'Shine' }]);
});

it('refuses a number that a spreadsheet has shortened, as a key and as a VIN', async () => {
  const lines = ['S1,1.23457E+16,Rio,Kia,Rio,used,', '1.2E+05,,Rio,Kia,Rio,used,', '1E5,,Rio,Kia,Rio,used,'];
  const report = await fixture.run(csv(`stocknum,${header}`, ...lines));
  expect(report.issues.map(({ row, column, kind }) => [row, column, kind])).toEqual([
    [2, 'vin', 'warning'],
    [3, 'stocknum', 'rejected'],
  ]);
  expect((await fixture.stock()).map(({ stocknum }) => stocknum).sort()).toEqual(['1E5', 'S1']);
});

it('leaves out items of a list one by one, and what is over the most that it holds', async () => {
  const pictures = Array.from({ length: 62 }, (_, n) => `https://img.example/${n}.jpg`);
  const equipment = ['Bluetooth', 'x'.repeat(300), 'Tow bar'].join('|');
  const images = [`https://img.example/${'x'.repeat(500)}.jpg`, ...pictures].join('|');
  const report = await fixture.run(
    csv(`${header},standardEquipment,images`, `${vin},Rio,Kia,Rio,used,,${equipment},${images}`),
  );
  const [stored] = await fixture.stock();
  expect(stored?.standardEquipment).toEqual(['Bluetooth', 'Tow bar']);
  expect(stored?.images.map(({ url }) => url)).toEqual(pictures.slice(0, 60));
  expect(report.issues.map(({ column, reason }) => `${column}: ${reason}`)).toEqual([
    expect.stringContaining('images: 1 of 63 left out'),
    'images: 2 over the first 60 are left out',
    expect.stringContaining('standardEquipment: 1 of 3 left out'),
  ]);
});
