import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grouped } from './grouped.ts';
import { cents, dollars, formatDollars, formatMoney, parseMoney } from './money.ts';

describe('money', () => {
  it('writes numbers as the browser would', () => {
    const australian = new Intl.NumberFormat('en-AU');
    for (const value of [
      0, 7, 999, 1_000, 12_990, 999_999, 1_000_000, 1_234_567_890, -1_500, 1_234.5, 0.125, -12_345.75,
    ])
      expect(grouped(value)).toBe(australian.format(value));
    const withCents = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
    for (const value of [1, 10, 99, 101, 123_456, 100_000_001]) {
      expect(formatMoney(value)).toBe(withCents.format(value / 100));
      expect(formatMoney(-value)).toBe(withCents.format(-value / 100));
    }
  });

  it.each([
    [12_990, '$12,990'],
    [1_250_000, '$1,250,000'],
    [0, '$0'],
    [99.5, '$99.50'],
    [-200, '-$200'],
    [19.995, '$20'],
  ])('[PRICE-02] writes %s dollars as %s', (amount, text) => {
    expect(formatMoney(cents(amount))).toBe(text);
    expect(formatDollars(amount)).toBe(text);
  });

  it('reads back whatever it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount);
        expect(cents(dollars(amount))).toBe(amount);
      }),
    );
  });
});

const amount = fc.integer({ min: 0, max: 99_999_999_999 });

/** An amount as a till writes it, without a currency. */
function plain(given: number): string {
  const digits = String(given).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function groupedBy(given: number, between: string): string {
  const [dollars = '', fraction = ''] = plain(given).split('.');
  return `${dollars.replace(/\B(?=(\d{3})+$)/g, between)}.${fraction}`;
}

describe('amounts as people and feeds write them', () => {
  it.each([
    ['250', 25_000],
    ['0', 0],
    ['$12,990', 1_299_000],
    [' 12 990.5 ', 1_299_050],
    ['$250', 25_000],
    ['A$1,250.00', 125_000],
    [' AUD 1 250.5 ', 125_050],
    ['5 AUD', 500],
    ['1\u00a0250', 125_000],
    ['0.05', 5],
    ['000250', 25_000],
    ['19.99', 1_999],
    ['999999999.99', 99_999_999_999],
  ])('reads %j', (text, given) => expect(parseMoney(text)).toBe(given));

  it.each([
    ...[
      '',
      ' ',
      '$',
      'free',
      'POA',
      '12,99O',
      '12.345',
      '1,25',
      '1,2345',
      '12,50.00',
      '1.250,00',
      '12.500',
      '.50',
      '12.',
      '1..2',
      '12.5k',
    ],
    ...['-5', '+5', '1e3', '0x10', '٥٠', '１２', '5 5', '12 50', '1,000 000', '$$5', '5$', '1_000', 'Infinity'],
    ...['1234567890', '1,234,567,890', '12\n50', '12;50', "12'500", '<b>5</b>'],
  ])('refuses %j', (text) => expect(parseMoney(text)).toBeNull());

  it('loses no cent of any amount, however it is written', () => {
    fc.assert(
      fc.property(amount, (given) => {
        for (const text of [plain(given), groupedBy(given, ','), groupedBy(given, ' '), `$${groupedBy(given, ',')}`]) {
          expect(parseMoney(text)).toBe(given);
        }
      }),
    );
  });

  it('gives whole cents or nothing for any text', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123456789.,$ -eAUD'), maxLength: 14 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), near), (text) => {
        const read = parseMoney(text);
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
