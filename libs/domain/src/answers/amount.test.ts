import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../money.ts';
import { dollarsInWords, readAmount, readDollars } from './amount.ts';

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
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (cents) => {
        const amount = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
        expect(readDollars(dollarsInWords(amount))).toEqual({ ok: true, amount });
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

const amount = fc.integer({ min: 0, max: 99_999_999_999 });

/** An amount as a till writes it, without a currency. */
function plain(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function grouped(cents: number, between: string): string {
  const [dollars = '', fraction = ''] = plain(cents).split('.');
  return `${dollars.replace(/\B(?=(\d{3})+$)/g, between)}.${fraction}`;
}

describe('amounts that are paid', () => {
  it.each([
    ['250', 25_000],
    ['$250', 25_000],
    ['A$1,250.00', 125_000],
    [' AUD 1 250.5 ', 125_050],
    ['5 AUD', 500],
    ['1\u00a0250', 125_000],
    ['0.05', 5],
    ['000250', 25_000],
    ['19.99', 1_999],
    ['999999999.99', 99_999_999_999],
  ])('reads %j', (text, cents) => expect(readAmount(text)).toBe(cents));

  it.each([
    ...['', ' ', '$', 'free', '1,25', '1,2345', '12,50.00', '1.250,00', '12.500', '.50', '12.', '1..2', '12.5k'],
    ...['-5', '+5', '1e3', '0x10', '٥٠', '１２', '5 5', '12 50', '1,000 000', '$$5', '5$', '1_000', 'Infinity'],
    ...['1234567890', '1,234,567,890', '12\n50', '12;50', "12'500", '<b>5</b>'],
  ])('refuses %j', (text) => expect(readAmount(text)).toBeNull());

  it('loses no cent of any amount, however it is written', () => {
    fc.assert(
      fc.property(amount, (cents) => {
        for (const text of [plain(cents), grouped(cents, ','), grouped(cents, ' '), `$${grouped(cents, ',')}`]) {
          expect(readAmount(text)).toBe(cents);
        }
        expect(readAmount(formatMoney(cents))).toBe(cents);
      }),
    );
  });

  it('gives whole cents or nothing for any text', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123456789.,$ -eAUD'), maxLength: 14 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), near), (text) => {
        const read = readAmount(text);
        if (read === null) return;
        expect(Number.isSafeInteger(read) && read >= 0).toBe(true);
        // Nothing but the digits decides.
        const [dollars = '', fraction = ''] = text.replace(/[^\d.]/g, '').split('.');
        expect(read).toBe(Number(dollars) * 100 + Number(fraction.padEnd(2, '0')));
      }),
      { numRuns: 2_000 },
    );
  });
});
