import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../money.ts';
import { readDollars } from './amount.ts';

describe('[FORM-09] amounts that people type', () => {
  it.each([
    ['$12,500', '12500'],
    [' 12500 ', '12500'],
    ['12 500', '12500'],
    ['12,500.50', '12500.50'],
    ['12500.5', '12500.50'],
    ['$ 1,250,000', '1250000'],
    ['A$500', '500'],
    ['500 AUD', '500'],
    ['007', '7'],
    ['0.50', '0.50'],
    ['12,500.00', '12500'],
    ['12,500.5', '12500.50'],
    ['$10,000,000', '10000000'],
  ])('reads %s', (text, amount) => expect(readDollars(text)).toEqual({ ok: true, amount }));

  it.each([
    '',
    '12.5k',
    '12k',
    '12.500',
    '1,25',
    '12,50,000',
    '1,2500',
    '12500.555',
    'ten thousand',
    '1e4',
    '0x10',
    '12-13000',
    '$',
    '１２５００',
    '12500 per week',
  ])('asks again for what could mean two amounts or none: %s', (text) =>
    expect(readDollars(text)).toEqual({ ok: false, message: 'Enter an amount in dollars, like $12,500.' }),
  );

  it('says what is too little and too much', () => {
    for (const text of ['0', '0.00', '$0', '-5', '-$5,000', '(500)']) {
      expect(readDollars(text)).toEqual({ ok: false, message: 'Enter an amount above $0.' });
    }
    expect(readDollars('10,000,000.01')).toEqual({ ok: false, message: 'Enter an amount up to $10,000,000.' });
    expect(readDollars('501', 500)).toEqual({ ok: false, message: 'Enter an amount up to $500.' });
  });

  it('reads back every amount it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (given) => {
        const amount = given % 100 === 0 ? String(given / 100) : (given / 100).toFixed(2);
        expect(readDollars(formatMoney(given))).toEqual({ ok: true, amount });
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('never takes an amount outside its bounds, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$\d.,k -]{0,14}$/)), (text) => {
        const reading = readDollars(text);
        if (!reading.ok) return reading.message.startsWith('Enter an amount');
        return /^\d+(\.\d{2})?$/.test(reading.amount) && Number(reading.amount) > 0 && Number(reading.amount) <= 1e7;
      }),
      { seed: 7, numRuns: 2_000 },
    );
  });
});
