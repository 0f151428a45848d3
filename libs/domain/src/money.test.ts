import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, dollars, formatMoney, parseMoney } from './money.ts';

describe('money', () => {
  it.each([
    [12_990, '$12,990'],
    [1_250_000, '$1,250,000'],
    [0, '$0'],
    [99.5, '$99.50'],
    [-200, '-$200'],
  ])('[PRICE-02] writes %s dollars as %s', (amount, text) => {
    expect(formatMoney(cents(amount))).toBe(text);
  });

  it.each([
    ['$12,990', 1_299_000],
    [' 12 990.5 ', 1_299_050],
    ['0', 0],
  ])('reads %j', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  it.each(['', 'POA', '-5', '12.345', '1e5', '$', '12,99O'])('refuses %j rather than guess', (text) => {
    expect(parseMoney(text)).toBeNull();
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
