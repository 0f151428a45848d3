import { sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { financeFigures, rateText, wholeDollars } from './figures.ts';

const now = new Date('2026-11-20T00:00:00Z');
const lender = sampleVehicle.finance_lenders.manual!;

describe('financeFigures', () => {
  it('shows the lender’s weekly figure as it was given', () => {
    expect(financeFigures(sampleVehicle, { now })).toMatchObject({
      provider: 'manual',
      amount: 19_300,
      per: 'week',
      interestRate: 7.99,
      comparisonRate: 8.72,
    });
  });

  it('[FIN-05] shows the monthly figure of Nissan Finance', () => {
    const vehicle = { ...sampleVehicle, finance_lenders: { nissan: lender } };
    expect(financeFigures(vehicle, { now })).toMatchObject({ amount: 83_600, per: 'month' });
  });

  it('[FIN-04] tells the $0 final payment of Angle, and of nobody else', () => {
    const vehicle = { ...sampleVehicle, finance_lenders: { angle: lender } };
    expect(financeFigures(vehicle, { now })?.note).toBe('$0 final payment');
    expect(financeFigures(sampleVehicle, { now })?.note).toBeNull();
  });

  it('[FIN-03] shows the rates alone where the lender gives no payment', () => {
    const finance_lenders = { ausloans: { ...lender, paymentWeek: null, paymentMonth: null } };
    expect(financeFigures({ ...sampleVehicle, finance_lenders }, { now })).toMatchObject({ amount: null });
  });

  it('[FIN-01] shows nothing for a sold vehicle or one without a lender', () => {
    expect(financeFigures(sampleSoldVehicle, { now })).toBeNull();
    expect(financeFigures({ ...sampleVehicle, finance_lenders: {} }, { now })).toBeNull();
  });

  it('[FIN-06] prefers a quote where the site uses quotes and the price is above 0', () => {
    const youxQuote = { weeklyRepaymentAmount: 17_712, comparisonRate: 7.91, advertisedRate: 7.2 };
    const vehicle = { ...sampleVehicle, youxQuote };
    expect(financeFigures(vehicle, { now, youxQuotes: true })).toMatchObject({ provider: 'youx', amount: 17_712 });
    expect(financeFigures(vehicle, { now })?.provider).toBe('manual');
    expect(financeFigures({ ...vehicle, price: 0 }, { now, youxQuotes: true })).toBeNull();
  });
});

it.each([
  [19_349, '$193'],
  [19_350, '$194'],
  [119_300, '$1,193'],
])('[PRICE-04] rounds %s cents a week to %s', (cents, text) => {
  expect(wholeDollars(cents)).toBe(text);
});

it.each([
  [8.7, '8.70%'],
  [8.715, '8.72%'],
  [10, '10.00%'],
])('[PRICE-04] writes a comparison rate of %s as %s', (rate, text) => {
  expect(rateText(rate)).toBe(text);
});
