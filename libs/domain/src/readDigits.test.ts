import { expect, it } from 'vitest';
import { readDigits } from './readDigits.ts';

it.each([
  ['45000', null, '45000.'],
  ['45,000', null, '45000.'],
  ['45 000', null, '45000.'],
  ['45,000.50', null, '45000.50'],
  ['21990.000', null, '21990.000'],
  ['0.125', null, '0.125'],
  ['45.000', '.', '45.000'],
  ['45.000', ',', '45000.'],
  ['17.990,00', ',', '17990.00'],
  ['17990,5', ',', '17990.5'],
] as const)('reads %j with the decimal mark %j', (text, mark, wanted) => {
  const read = readDigits(text, mark);
  expect(read !== null && read !== 'ambiguous' && `${read.whole}.${read.fraction}`).toBe(wanted);
});

it.each(['45.000', '1.250', '999.999'])('says that %s can be read either way', (text) => {
  expect(readDigits(text)).toBe('ambiguous');
});

it.each(['', '.5', '5.', '1,25', '1,00,000', '12 50', '1.250,00', '1,000 000', '1e3', '-5', '٥٠'])(
  'refuses %j',
  (text) => {
    expect(readDigits(text)).toBeNull();
  },
);
