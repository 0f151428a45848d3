import { loanMessages, wordsOf } from '@forecourt/domain/messages';
import { describe, expect, it } from 'vitest';
import { calculatorBounds, clamp, notNegative, priceError, snap } from './bounds.ts';

const bounds = calculatorBounds();

describe('calculatorBounds', () => {
  it.each([
    [999, 'Cannot be less than $1,000 or more than $250,000'],
    [1_000, null],
    [250_000, null],
    [250_001, 'Cannot be less than $1,000 or more than $250,000'],
    [0, 'Cannot be less than $1,000 or more than $250,000'],
  ])('[CALC-01] a price of %s dollars says %s', (price, error) => {
    expect(priceError(price, bounds)).toBe(error);
  });

  it('[CALC-01] starts from 5000 where a lender or site requires it', () => {
    expect(priceError(4_999, calculatorBounds({ minPrice: 5_000 }))).toBe(
      'Cannot be less than $5,000 or more than $250,000',
    );
  });

  it('says it in the words of the site', () => {
    const say = wordsOf(loanMessages, { messages: { 'loan.priceOutOfBounds': 'Von {min} bis {max}' } });
    expect(priceError(0, bounds, say)).toBe('Von $1,000 bis $250,000');
  });

  it('[CALC-01] turns amounts under 0 into 0', () => {
    expect([-1, -0.01, Number.NaN, 12].map(notNegative)).toEqual([0, 0, 0, 12]);
  });

  it('[CALC-01] [CALC-02] [CALC-03] starts from 30000 dollars, 5 years and 10 percent', () => {
    expect(bounds.defaults).toEqual({ price: 30_000, term: 5, rate: 10 });
    expect(calculatorBounds({ defaultRate: 8.5 }).defaults.rate).toBe(8.5);
  });

  it('[CALC-02] lets the term run from 1 to 7 years in half years', () => {
    expect([0, 1.2, 1.3, 5, 6.9, 9].map((years) => snap(years, bounds.term))).toEqual([1, 1, 1.5, 5, 7, 7]);
  });

  it('[CALC-03] lets the rate run from 0.5 to 15 percent in halves, or as the lender or site sets it', () => {
    expect([0, 8.3, 16].map((rate) => snap(rate, bounds.rate))).toEqual([0.5, 8.5, 15]);
    expect([0, 8.3, 16].map((rate) => snap(rate, calculatorBounds({ rate: { min: 7.5, max: 14.5 } }).rate))).toEqual([
      7.5, 8.5, 14.5,
    ]);
    expect([0, 30].map((rate) => snap(rate, calculatorBounds({ rate: { min: 4, max: 20 } }).rate))).toEqual([4, 20]);
  });

  it('[CALC-04] clamps deposit and residual to 0 and 250000', () => {
    expect([-5, 10, 300_000].map((amount) => clamp(amount, bounds.deposit))).toEqual([0, 10, 250_000]);
    expect([-5, 10, 300_000].map((amount) => clamp(amount, bounds.residual))).toEqual([0, 10, 250_000]);
  });
});
