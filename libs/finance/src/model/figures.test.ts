import { siteFinanceSchema, type SiteFinance, type Vehicle } from '@forecourt/domain';
import { sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { asksQuote, financeDisclaimer, siteFigures, wholeDollars } from './figures.ts';
import { rateText } from './rateText.ts';
import type { FinanceSite } from './rules.ts';

const now = new Date('2026-11-20T00:00:00Z');
const lender = sampleVehicle.finance_lenders.manual!;
const youxQuote = { weeklyRepaymentAmount: 17_712, comparisonRate: 7.91, advertisedRate: 7.2 };

const siteOf = (finance: Partial<SiteFinance> = {}, flags: Partial<FinanceSite['flags']> = {}): FinanceSite => ({
  finance: siteFinanceSchema.parse(finance),
  flags: { financeBox: true, youxQuotes: false, ...flags },
});
const figures = (change: Partial<Vehicle> = {}, site = siteOf()) =>
  siteFigures(site, { ...sampleVehicle, ...change }, now);

describe('siteFigures', () => {
  it('shows the lender’s weekly figure as given', () => {
    expect(figures()).toMatchObject({
      provider: 'manual',
      amount: 19_300,
      per: 'week',
      interestRate: 7.99,
      comparisonRate: 8.72,
    });
  });

  it('shows the first lender in the default order, the site’s, or the dealership’s', () => {
    const finance_lenders = { manual: lender, nissan: lender, AusLoans: lender };
    const shown = (finance: Partial<SiteFinance>) => figures({ finance_lenders }, siteOf(finance))?.provider;
    expect(shown({})).toBe('ausloans');
    expect(shown({ lenders: ['taurus', 'nissanfinance'] })).toBe('nissanfinance');
    expect(shown({ lenders: ['nissanfinance'], dealershipLenders: { 'dealer-1': ['manual'] } })).toBe('manual');
    expect(shown({ lenders: ['nissanfinance'], dealershipLenders: { 'dealer-9': ['manual'] } })).toBe('nissanfinance');
  });

  it('[FIN-05] shows the monthly figure of Nissan Finance', () => {
    expect(figures({ finance_lenders: { nissan: lender } })).toMatchObject({
      amount: 83_600,
      per: 'month',
      weekly: 19_300,
    });
  });

  it('[FIN-04] shows the $0 final payment of Angle, and of no other lender', () => {
    const note = (change: Partial<Vehicle>) => figures(change)?.note;
    expect(note({ finance_lenders: { angle: lender } })).toBe('$0 final payment');
    expect(note({ finance_lenders: { angle: { ...lender, balloon: 900_000 } } })).toBeNull();
    expect(note({})).toBeNull();
  });

  it('[FIN-03] shows the rates alone where the lender gives no payment, or no term for it', () => {
    const rates = (change: Partial<typeof lender>) =>
      figures({ finance_lenders: { ausloans: { ...lender, ...change } } });
    expect(rates({ paymentWeek: null, paymentMonth: null })).toMatchObject({ amount: null, interestRate: 7.99 });
    expect(rates({ termYears: null })).toMatchObject({ amount: null, weekly: null });
    expect(rates({ termYears: null, termMonths: 84 })).toMatchObject({ amount: 19_300, termYears: 7 });
  });

  it('shows a deposit and a final payment where there are any', () => {
    const figuresWith = (deposit: number | null, balloon: number | null) =>
      figures({ finance_lenders: { manual: { ...lender, deposit, balloon } } });
    expect(figuresWith(500_000, 2_249_700)).toMatchObject({ deposit: 500_000, finalPayment: 2_249_700 });
    expect(figuresWith(0, null)).toMatchObject({ deposit: null, finalPayment: null });
  });

  it('[FIN-01] shows nothing for a sold vehicle, without a lender, or where the site shows no finance', () => {
    expect(siteFigures(siteOf(), sampleSoldVehicle, now)).toBeNull();
    expect(figures({ finance_lenders: {} })).toBeNull();
    expect(figures({}, siteOf({}, { financeBox: false }))).toBeNull();
  });

  it.each([
    ['Suzuki', ['dealer-1'], false],
    ['Suzuki', ['dealer-9'], true],
    ['Toyota', ['dealer-1'], true],
  ])('[FIN-01] a %s of dealer-1 where %j are excluded: %s', (make, excludedDealershipIds, shown) => {
    const site = siteOf({ excludedDealershipIds });
    expect(figures({ make }, site) !== null).toBe(shown);
    const quoting = siteOf({ excludedDealershipIds }, { youxQuotes: true });
    expect(figures({ make, youxQuote }, quoting) !== null).toBe(shown);
    expect(asksQuote(quoting, { ...sampleVehicle, make }, now)).toBe(shown);
  });

  it('[FIN-06] shows the quote and no lender where the site uses quotes and the price is above 0', () => {
    const site = siteOf({}, { youxQuotes: true });
    expect(figures({ youxQuote }, site)).toMatchObject({ provider: 'youx', amount: 17_712, termYears: 5 });
    expect(figures({ youxQuote })?.provider).toBe('manual');
    expect(figures({}, site)).toBeNull();
    expect(figures({ youxQuote, price: 0 }, site)).toBeNull();
  });

  it('[FIN-06] requests a quote for priced vehicles in stock that have none, where the site uses quotes', () => {
    const site = siteOf({}, { youxQuotes: true });
    const asked = (change: Partial<Vehicle>, where = site) => asksQuote(where, { ...sampleVehicle, ...change }, now);
    expect(asked({})).toBe(true);
    const never = [{ price: 0 }, { price: 100 }, { price: 1_000 }, { price: null }, { youxQuote }, { sold: true }];
    expect(never.map((change) => asked(change))).toEqual(never.map(() => false));
    expect([asked({}, siteOf()), asked({}, siteOf({}, { youxQuotes: true, financeBox: false }))]).toEqual([
      false,
      false,
    ]);
  });

  it('[FIN-07] includes the disclaimer of the lender that is shown', () => {
    const finance_lenders = {
      manual: { ...lender, disclaimer: 'Ours.' },
      ausloans: { ...lender, disclaimer: 'Theirs.' },
    };
    const vehicle = { ...sampleVehicle, finance_lenders };
    const finance = { quoteDisclaimer: 'Of a quote.' };
    expect(financeDisclaimer(finance, vehicle, siteFigures(siteOf(), vehicle, now))).toBe('Theirs.');
    expect(financeDisclaimer(finance, vehicle, { provider: 'youx' })).toBe('Of a quote.');
    expect(financeDisclaimer(finance, vehicle, null)).toBeNull();
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
  [8.7, '8.70% p.a.'],
  [8.715, '8.72% p.a.'],
  [10, '10.00% p.a.'],
])('[PRICE-04] formats a comparison rate of %s as %s', (rate, text) => {
  expect(rateText(rate)).toBe(text);
});
