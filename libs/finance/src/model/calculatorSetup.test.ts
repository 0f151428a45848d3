import { describe, expect, it } from 'vitest';
import { calculatorSite as site, sampleFees, sampleLenderTerms } from '../testing/index.ts';
import { readBudget, readCalculatorQuery } from './calculatorQuery.ts';
import { calculatorSetup, comparisonFor, type CalculatorSubject } from './calculatorSetup.ts';
import { feesOverTerm } from './fees.ts';

const lender = { deposit: 429_900, establishmentFees: 45_000 };

function subject(provider: NonNullable<CalculatorSubject['figures']>['provider'], more = {}): CalculatorSubject {
  const terms = { ...sampleLenderTerms, ...lender, ...more };
  return {
    vehicle: { price: 4_299_000, finance_lenders: { [provider]: terms } },
    figures: {
      provider,
      amount: 22_431,
      per: 'week',
      weekly: 22_431,
      interestRate: 7.99,
      comparisonRate: 8.72,
      termYears: 4,
      deposit: 429_900,
      finalPayment: null,
    },
  };
}

describe('calculatorSetup', () => {
  it('[CALC-01] [CALC-02] [CALC-03] [CALC-04] has the usual defaults where nothing is set', () => {
    const { start, fees, ownRate } = calculatorSetup(site({}));
    expect(start).toEqual({
      price: 30_000,
      deposit: 0,
      residual: 0,
      annualRate: 10,
      years: 5,
      frequency: 'weekly',
    });
    expect([fees, ownRate]).toEqual([[], null]);
  });

  it('[CALC-01] [CALC-03] [CALC-04] starts from the vehicle’s price and its lender’s rate, deposit and term', () => {
    const { start, ownRate } = calculatorSetup(site({ defaultRate: 8.5 }), subject('angle'));
    expect(start).toMatchObject({ price: 42_990, deposit: 4_299, annualRate: 7.99, years: 4 });
    expect(ownRate).toEqual({ interestRate: 7.99, comparisonRate: 8.72 });
  });

  it('[CALC-01] [CALC-03] uses the limits of the lender, else those of the site', () => {
    const own = site({
      minPrice: 5_000,
      rate: { min: 4, max: 20 },
      defaultRate: 8.5,
      lenders: { taurus: { name: 'Taurus', rate: { min: 7.5, max: 14.5 } }, angle: { name: 'Angle', minPrice: 6_000 } },
    });
    expect(calculatorSetup(own).bounds).toMatchObject({ price: { min: 5_000 }, rate: { min: 4, max: 20 } });
    expect(calculatorSetup(own).start.annualRate).toBe(8.5);
    expect(calculatorSetup(own, subject('taurus')).bounds).toMatchObject({ rate: { min: 7.5, max: 14.5 } });
    expect(calculatorSetup(own, subject('angle')).bounds).toMatchObject({ price: { min: 6_000 }, rate: { max: 20 } });
  });

  it('[CALC-07] uses the fee of one lender, else that of its feed, else the list of the dealer’s own finance desk', () => {
    const own = site({ fees: sampleFees, lenders: { taurus: { name: 'Taurus', establishmentFee: 136_050 } } });
    const feesOf = (about: CalculatorSubject | null) => calculatorSetup(own, about).fees.map(({ amount }) => amount);
    expect(feesOf(subject('taurus'))).toEqual([136_050]);
    expect(feesOf(subject('angle'))).toEqual([45_000]);
    expect(feesOf(subject('angle', { establishmentFees: null }))).toEqual([]);
    expect(feesOf(subject('manual'))).toEqual([39_500, 600, 800, 91_225]);
    expect(feesOf(null)).toEqual([39_500, 600, 800, 91_225]);
    expect(calculatorSetup(site({})).fees).toEqual([]);
  });
});

describe('fees', () => {
  it('[CALC-07] sums the upfront and monthly ones', () => {
    expect(feesOverTerm(sampleFees, 5)).toBe(395 + 6 + 8 * 60 + 912.25);
    expect(feesOverTerm([], 5)).toBe(0);
  });

  it('[CALC-07] count in a comparison rate, without government charges', () => {
    const withList = calculatorSetup(site({ fees: sampleFees }));
    const [establishment, registration, monthly] = sampleFees;
    const known = calculatorSetup(site({ fees: [establishment!, registration!, monthly!] }));
    expect(comparisonFor(10, known)).toBe(11.12);
    expect(comparisonFor(6.99, known)).toBe(8.11);
    expect(comparisonFor(10, withList)!).toBeGreaterThan(11.12);
  });

  it('[FIN-01] shows the lender’s own comparison rate for its own rate, and none that cannot be computed', () => {
    const angle = calculatorSetup(site({ fees: sampleFees }), subject('angle'));
    expect(comparisonFor(7.99, angle)).toBe(8.72);
    expect(comparisonFor(8, angle)).toBeNull();
    expect(comparisonFor(10, calculatorSetup(site({})))).toBeNull();
  });
});

describe('readCalculatorQuery', () => {
  const setup = calculatorSetup(site({}), subject('angle'));
  const read = (query: Record<string, string | string[]>) => readCalculatorQuery(query, setup);

  it('[CALC-01] [CALC-02] [CALC-03] [CALC-04] reads what the form sends', () => {
    expect(
      read({ price: '$31,500', deposit: '2000', residual: '9000', rate: '8.5', term: '3', frequency: 'monthly' }),
    ).toEqual({ price: 31_500, deposit: 2_000, residual: 9_000, annualRate: 8.5, years: 3, frequency: 'monthly' });
  });

  it('[CALC-01] [CALC-02] [CALC-03] [CALC-04] clamps what is out of bounds, all but the price', () => {
    expect(read({ price: '900000', deposit: '900000', residual: '-4', rate: '99', term: '0.2' })).toMatchObject({
      price: 900_000,
      deposit: 250_000,
      residual: 0,
      annualRate: 15,
      years: 1,
    });
    expect(read({ price: '-20' }).price).toBe(0);
  });

  it('[CALC-03] keeps a lender’s own rate between the steps, and snaps any other', () => {
    expect(read({ rate: '7.99' }).annualRate).toBe(7.99);
    expect(read({ rate: '7.8' }).annualRate).toBe(8);
  });

  it('[ROUTE-12] uses a link’s budget as the price', () => {
    expect(read({ vehiclePriceBudget: '32500' }).price).toBe(32_500);
    expect(read({ vehiclePriceBudget: '32500', price: '28000' }).price).toBe(28_000);
  });

  it.each(['', 'abc', '1e9', '<script>', '9'.repeat(40), 'Infinity', '0x10'])('leaves out %s', (text) => {
    expect(read({ price: text, rate: text, term: text, frequency: text })).toEqual(setup.start);
    expect(readBudget({ budget: text })).toBeNull();
  });

  it('reads a budget', () => {
    expect(readBudget({ budget: '$150' })).toBe(150);
    expect(readBudget({ budget: ['150', '200'] })).toBe(150);
    expect(readBudget({})).toBeNull();
  });
});
