import { standardLenders, vehicleSchema, type FinanceLender, type LenderRules } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { isFinanceShown, lenderOf, type FinanceVehicle } from './eligibility.ts';

const now = new Date('2026-11-20T00:00:00Z');
const lender: FinanceLender = {
  ...lenderOf(sampleVehicle, 'manual')!,
  interestRate: 7.99,
  comparisonRate: 8.72,
  paymentWeek: 19_300,
  paymentMonth: 83_600,
};

type Provider = keyof typeof standardLenders;
const ruled = (key: Provider) => ({ key, ...standardLenders[key] });

function shown(
  provider: Provider,
  change: Partial<FinanceVehicle> = {},
  figures: Partial<FinanceLender> = {},
  excludesSuzuki = false,
): boolean {
  const finance_lenders = { [provider]: { ...lender, ...figures } };
  return isFinanceShown({ ...sampleVehicle, finance_lenders, ...change }, ruled(provider), { now, excludesSuzuki });
}

describe('isFinanceShown', () => {
  it.each(Object.keys(standardLenders) as Provider[])(
    '[FIN-01] shows %s only with lender data and both rates',
    (provider) => {
      expect(shown(provider)).toBe(true);
      expect(shown(provider, { finance_lenders: {} })).toBe(false);
      expect(shown(provider, {}, { interestRate: null })).toBe(false);
      expect(shown(provider, {}, { comparisonRate: null })).toBe(false);
    },
  );

  it.each([
    ['Suzuki', false, true],
    ['Suzuki', true, false],
    ['Toyota', true, true],
  ])('[FIN-01] a %s of a dealership whose Suzukis are excluded (%s): %s', (make, excluded, expected) => {
    expect(shown('manual', { make }, {}, excluded)).toBe(expected);
  });

  it.each([
    [{ year: 2015 }, {}, true],
    [{ year: 2014 }, {}, false],
    [{ year: null }, {}, false],
    [{ price: 50_001 }, {}, true],
    [{ price: 50_000 }, {}, false],
    [{ price: null }, {}, false],
    [{ status: 'sold' }, {}, false],
    [{}, { comparisonRate: null }, false],
    [{}, { paymentWeek: null, paymentMonth: null }, true],
  ] as const)('[FIN-02] Taurus with %j and %j: %s', (change, figures, expected) => {
    expect(shown('taurus', change, figures)).toBe(expected);
  });

  it.each(['360finance', 'ausloans'] as const)('[FIN-03] %s asks only that the vehicle is in stock', (provider) => {
    expect(shown(provider, { price: null, year: 1998 }, { paymentWeek: null, paymentMonth: null })).toBe(true);
    expect(shown(provider, { status: 'coming_soon' })).toBe(true);
    expect(shown(provider, { status: 'sold' })).toBe(false);
    expect(shown(provider, { sold: true })).toBe(false);
  });

  it.each(['manual', 'angle', 'powertorque'] as const)('[FIN-04] %s asks for a weekly payment', (provider) => {
    expect(shown(provider, {}, { paymentMonth: null })).toBe(true);
    expect(shown(provider, {}, { paymentWeek: null })).toBe(false);
    expect(shown(provider, { price: 50_000 })).toBe(false);
    expect(shown(provider, { sold: true })).toBe(false);
  });

  it('[FIN-05] Nissan Finance requires a monthly payment', () => {
    expect(shown('nissanfinance', {}, { paymentWeek: null })).toBe(true);
    expect(shown('nissanfinance', {}, { paymentMonth: null })).toBe(false);
    expect(shown('nissanfinance', { price: 50_000 })).toBe(false);
    expect(shown('nissanfinance', { status: 'sold' })).toBe(false);
  });

  it.each([
    ['360 Finance', '360finance'],
    ['AusLoans', 'ausloans'],
    ['nissan_finance', 'nissanfinance'],
    ['nissan', 'nissanfinance'],
  ] as const)('finds the lender that a feed spells %s', (key, provider) => {
    const vehicle = vehicleSchema.parse({ ...sampleVehicle, finance_lenders: { [key]: lender } });
    expect(isFinanceShown(vehicle, ruled(provider), { now })).toBe(true);
  });

  const tidewater: LenderRules = {
    priceAbove: 500_000,
    youngerThanYears: 10,
    needs: 'month',
    prefers: 'month',
    tellsNoFinalPayment: false,
  };

  it.each([
    [{}, {}, true],
    [{ price: 500_001 }, {}, true],
    [{ price: 500_000 }, {}, false],
    [{ price: null }, {}, false],
    [{ year: 2017 }, {}, true],
    [{ year: 2016 }, {}, false],
    [{}, { paymentWeek: null }, true],
    [{}, { paymentMonth: null }, false],
  ])('a lender of the host finances by its own rules: %j with %j: %s', (change, figures, expected) => {
    const vehicle = { ...sampleVehicle, finance_lenders: { 'Tide-Water': { ...lender, ...figures } }, ...change };
    expect(isFinanceShown(vehicle, { key: 'tidewater', ...tidewater }, { now })).toBe(expected);
  });
});
