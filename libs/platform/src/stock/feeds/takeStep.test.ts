import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mappingSchema, parseMapping, type Step } from './mapping.ts';
import { takeStep } from './takeStep.ts';

const known = (value: unknown) => ({ known: true, value });
const step = (given: object): Step => {
  const mapping = mappingSchema.parse({ source: 's', key: ['k'], fields: { f: { from: 'c', steps: [given] } } });
  const rule = mapping.fields['f'];
  const [first] = rule && 'steps' in rule ? rule.steps : [];
  if (!first) throw new Error('The mapping has no step.');
  return first;
};

it.each([
  ['12990.50', { do: 'money' }, 1_299_050],
  ['Yes', { do: 'yes-no' }, true],
  ['0', { do: 'yes-no' }, false],
  ['18/03/2027', { do: 'date' }, '2027-03-18'],
  ['2027-3-8', { do: 'date' }, '2027-03-08'],
  ['05/2023', { do: 'month' }, '2023-05'],
  ['2023-05-17', { do: 'month' }, '2023-05'],
  ['1700000000', { do: 'instant' }, 1_700_000_000],
  ['2026-11-01T10:00:00+08:00', { do: 'instant' }, Date.UTC(2026, 10, 1, 2) / 1_000],
  ['2026-11-01 09:15:30', { do: 'instant', zone: 'Australia/Perth' }, Date.UTC(2026, 10, 1, 1, 15, 30) / 1_000],
  ['28/11/2026 9:02 PM', { do: 'instant', zone: 'Australia/Brisbane' }, Date.UTC(2026, 10, 28, 11, 2) / 1_000],
  ['2026-11-01', { do: 'instant', zone: 'Australia/Sydney' }, Date.UTC(2026, 9, 31, 13) / 1_000],
  ['1793487600123', { do: 'instant' }, 1_793_487_600],
  ['11/20/2026', { do: 'date', order: 'month-first' }, '2026-11-20'],
  ['20.11.2026', { do: 'date' }, '2026-11-20'],
  ['3 Feb 2027', { do: 'date' }, '2027-02-03'],
  ['01/01/2027 00:00:00', { do: 'date' }, '2027-01-01'],
  ['01.2025', { do: 'month' }, '2025-01'],
  ['Mar 2024', { do: 'month' }, '2024-03'],
  ['{"city": "Springwood", "region": "QLD"}', { do: 'part', path: 'city' }, 'Springwood'],
  ["{addr1: '1 O\\'Connell St', city: 'Perth'}", { do: 'part', path: 'addr1' }, "1 O'Connell St"],
  ['[{"large":"/1.jpg"},{"large":"/2.jpg"}]', { do: 'part', path: '*.large' }, '/1.jpg|/2.jpg'],
  ['6-Speed Automatic', { do: 'trade-words', of: 'transmission' }, 'Automatic'],
  ['PLUG-IN HYBRID', { do: 'trade-words', of: 'fuel' }, 'Plug-in hybrid'],
  ['Gebrauchtwagen', { do: 'trade-words', of: 'condition' }, 'used'],
  ['HATCH', { do: 'trade-words', of: 'body' }, 'Hatch'],
  ['HILUX', { do: 'trade-words', of: 'model' }, 'HiLux'],
  ['Landcruiser 76', { do: 'trade-words', of: 'model' }, 'LandCruiser 76'],
  ['3 Series', { do: 'trade-words', of: 'model' }, '3 Series'],
  ['CX-5', { do: 'trade-words', of: 'model' }, 'CX-5'],
  ['MERCEDES-BENZ', { do: 'trade-words', of: 'make' }, 'Mercedes-Benz'],
  ['CITROËN', { do: 'trade-words', of: 'make' }, 'Citroën'],
  ['a | b|', { do: 'list', at: '|' }, ['a', 'b']],
  ['https://x.au/1|/2.jpg', { do: 'pictures', at: '|' }, [{ url: 'https://x.au/1' }, { url: '/2.jpg' }]],
  ['SOUTH MORANG', { do: 'calm' }, 'South Morang'],
  ['McGraths Hill', { do: 'calm' }, 'McGraths Hill'],
  ['White / Black / Leather', { do: 'split', at: ' / ', keep: 'rest' }, 'Black / Leather'],
  ['used', { do: 'words', map: { USED: 'used' } }, 'used'],
  ['{"a":1}', { do: 'json' }, { a: 1 }],
])('reads %j by %j', (text, given, wanted) => {
  expect(takeStep(text, step(given))).toEqual(known(wanted));
});

it.each([
  ['4.5', { do: 'number', whole: true }, 'is not a whole number'],
  ['-3', { do: 'number', min: 0 }, 'is below 0'],
  ['POA', { do: 'money' }, 'is not an amount of dollars'],
  ['900000', { do: 'money', max: 500_000 }, 'is above 500,000'],
  ['perhaps', { do: 'yes-no' }, 'is neither yes nor no'],
  ['30/02/2026', { do: 'date' }, 'is not a date'],
  ['2026-13-01', { do: 'date' }, 'is not a date'],
  ['13/2026', { do: 'month' }, 'is not a month'],
  ['2026-11-01 25:00', { do: 'instant' }, 'a date with a time'],
  ['11/20/2026', { do: 'date' }, 'is not a date as YYYY-MM-DD or DD/MM/YYYY'],
  ['Springwood', { do: 'part', path: 'city' }, 'is not JSON'],
  ['Turbine', { do: 'trade-words', of: 'fuel' }, 'is no word for a fuel that is known'],
  ['javascript:alert(1)', { do: 'address' }, 'is neither an https address nor a path'],
  ['//elsewhere.example/x', { do: 'address' }, 'is neither an https address nor a path'],
  ['lilac', { do: 'words', map: { white: 'White' } }, 'is not one of white'],
  ['{', { do: 'json' }, 'is not JSON'],
  ['['.repeat(100) + ']'.repeat(100), { do: 'json' }, 'is not JSON'],
])('does not guess what %j means by %j', (text, given, reason) => {
  expect(takeStep(text, step(given))).toEqual({ known: false, reason: expect.stringContaining(reason) });
});

const everyStep: Step[] = [
  { do: 'number', unit: 'km', min: 0, max: 10, whole: true },
  { do: 'money' },
  { do: 'date' },
  { do: 'month' },
  { do: 'instant' },
  { do: 'yes-no' },
  { do: 'calm' },
  { do: 'list', at: '|' },
  { do: 'pictures', at: '|' },
  { do: 'address' },
  { do: 'json' },
  { do: 'part', path: '*.url' },
  { do: 'trade-words', of: 'condition' },
  { do: 'trade-words', of: 'model' },
  { do: 'take', pattern: '(\\d+) cyl' },
  { do: 'split', at: ' / ', keep: 'first' },
];

it('answers every text with a value or a reason, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...everyStep), (text, one) => {
      const reading = takeStep(text, one);
      expect(reading.known ? 'value' in reading : reading.reason === null || reading.reason.length > 0).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

it('reads back every number that it is given as Australians write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (number) => {
      const text = `${number.toLocaleString('en-AU')} km`;
      expect(takeStep(text, { do: 'number', unit: 'km', whole: true })).toEqual(known(number));
      expect(takeStep(`$${number.toLocaleString('en-AU')}`, { do: 'money' })).toEqual(known(number * 100));
    }),
  );
});

it('reads every day of the calendar the same from both spellings', () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10);
      const [year, month, date] = iso.split('-');
      expect(takeStep(`${date}/${month}/${year}`, { do: 'date' })).toEqual(known(iso));
      expect(takeStep(iso, { do: 'date' })).toEqual(known(iso));
    }),
  );
});

it('refuses a mapping with all that is wrong in it', () => {
  const wrong = '{"source":"Big Feed","key":[],"fields":{"price":{"from":"P","steps":[{"do":"guess"}]}},"extra":1}';
  expect(() => parseMapping(wrong, 'm.json')).toThrow(
    /m\.json cannot be used:[^]*source: must be lower-case[^]*key[^]*fields\.price/,
  );
  expect(() => parseMapping('{', 'm.json')).toThrow('m.json is not JSON');
  expect(() =>
    parseMapping('{"source":"s","key":["k"],"fields":{"f":{"from":"c","steps":[{"do":"take","pattern":"("}]}}}', 'm'),
  ).toThrow('fields.f');
});
