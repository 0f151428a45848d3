import { expect, it } from 'vitest';
import { readRow } from '../readRow.ts';
import { mappingSchema } from '../mapping.ts';
import { keyCounts } from '../keyCounts.ts';
import { feedSite } from '../testing/feedFixture.ts';

/** A cell read as a field of a vehicle, with what is reported of it. */
function read(field: string, text: string, more: object = {}) {
  const step = { do: field === 'price' ? 'money' : 'number' };
  const fields = {
    name: { value: 'Rio' },
    make: { value: 'Kia' },
    model: { value: 'Rio' },
    car_type: { value: 'used' },
  };
  const mapping = mappingSchema.parse({
    source: 's',
    key: ['k'],
    ...more,
    fields: { ...fields, [field]: { from: 'c', steps: [step] } },
  });
  const read = readRow(
    { k: '1', c: text },
    { site: feedSite, mapping, keysSeen: keyCounts(10), brought: new Set(), known: null, now: 1 },
  );
  if (!read.ok) throw new Error(read.issue.reason);
  const value = (read.vehicle as unknown as Record<string, number | null>)[field];
  return {
    value: value !== null && field === 'price' ? (value ?? 0) / 100 : value,
    reasons: read.issues.map(({ reason }) => reason),
  };
}

it.each(['km', 'price'])('reads plain numbers of %s alike, and no ambiguous ones', (field) => {
  for (const text of ['45000', '45,000', '45 000', '45\u00a0000', '45000.0', '45,000.00', '45000.000', '45.000,00'])
    expect([text, read(field, text)]).toEqual([text, { value: 45_000, reasons: [] }]);
  for (const text of ['45.000', '4.500'])
    expect([text, read(field, text)]).toEqual([text, { value: null, reasons: [expect.stringContaining('may be')] }]);
  for (const text of ['45k', '4,5', '45,00', '1,00,000', '45000 or so', '4.5E4', '45000 mi', '4.5E+04', '#REF!'])
    expect([text, read(field, text).value]).toEqual([text, null]);
});

it('reads the same text by the decimal mark that the mapping names', () => {
  for (const field of ['km', 'price']) {
    expect(read(field, '45.000', { decimal: ',' }).value).toBe(45_000);
    expect(read(field, '45.000', { decimal: '.' }).value).toBe(45);
    expect(read(field, '17990,00', { decimal: ',' }).value).toBe(17_990);
  }
});

it.each([
  ['km', '45,000 km', 45_000],
  ['km', '45,000kms', 45_000],
  ['km', '45000 KM', 45_000],
  ['engine_size_litres', '2.0L', 2],
  ['engine_size_litres', '1.998', 1.998],
  ['engine_size', '1998 cc', 1_998],
  ['doors', '4 doors', 4],
  ['price', '$21,990 drive away', 21_990],
  ['price', '$21,990.00 DAP', 21_990],
  ['price', '21,990.00 inc GST', 21_990],
  ['price', 'AUD 21,990', 21_990],
  ['price', '17990 AUD', 17_990],
  ['price', '$21,990*', 21_990],
] as const)('reads the unit that %s itself has in %j', (field, text, value) => {
  expect(read(field, text)).toEqual({ value, reasons: [] });
});

it.each([
  ['km', '45,000 miles'],
  ['engine_size_litres', '1998 cc'],
  ['price', '21,990 NZD'],
  ['price', '21,990 + GST'],
  ['price', '$350 per week'],
])('does not read another unit as that of %s: %j', (field, text) => {
  expect(read(field, text).value).toBeNull();
});
