import { formatMoney } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './amount.ts';

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
    ['1\u00a0250', 125_000],
    ['0.05', 5],
    ['000250', 25_000],
    ['19.99', 1_999],
    ['999999999.99', 99_999_999_999],
  ])('reads %j', (text, cents) => expect(readAmount(text)).toBe(cents));

  it.each([
    ...['', ' ', '$', 'free', '1,25', '1,2345', '12,50.00', '1.250,00', '12.500', '.50', '12.', '1..2', '12.5k'],
    ...[
      '-5',
      '+5',
      '1e3',
      '0x10',
      '٥٠',
      '１２',
      '5 5',
      '12 50',
      '1,000 000',
      '$$5',
      '5$',
      '5 AUD',
      '1_000',
      'Infinity',
    ],
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
