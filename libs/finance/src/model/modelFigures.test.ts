import { siteFinanceSchema } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { calculatorSite } from '../testing/index.ts';
import { calculatorSetup } from './calculatorSetup.ts';
import { modelFigures } from './modelFigures.ts';
import { quoteRepayment } from './quote.ts';
import { repaymentWords } from './repaymentWords.ts';

const today = '2026-11-22';
const advertised = { interestRate: 8.5, comparisonRate: 9.3, termYears: 5 };
const siteWith = (flags: object = {}, terms: object = {}) => ({
  ...calculatorSite({ lenders: { angle: { name: 'Angle', advertised, ...terms } } }),
  finance: siteFinanceSchema.parse({}),
  flags: { financeBox: true, youxQuotes: false, ...flags },
});

it('[CALC-05] shows the weekly repayment of a new vehicle with term, rate and comparison rate', () => {
  const found = modelFigures(siteWith(), 3_000_000, today);
  expect(found?.lender).toBe('Angle');
  expect(repaymentWords(found?.figures ?? null)).toEqual({
    amount: '$142',
    period: 'per week for 5 years',
    rate: '8.50% p.a.',
    comparisonRate: 'comparison rate 9.30% p.a.',
    conditions: ['no deposit, nothing left to pay at the end'],
  });
});

it('[CALC-05] assumes the term, the deposit and the final payment of the site’s example, as its calculator does', () => {
  const example = { years: 5, depositPercent: 10, balloonPercent: 30 };
  const site = { ...siteWith(), finance: siteFinanceSchema.parse({ example }) };
  const found = modelFigures(site, 3_000_000, today);
  expect(found?.figures).toMatchObject({ deposit: 300_000, finalPayment: 900_000, termYears: 5, note: null });
  const { start } = calculatorSetup(site);
  expect(start).toMatchObject({ price: 30_000, deposit: 3_000, residual: 9_000, years: 5 });
  const quote = quoteRepayment({ ...start, annualRate: 8.5 });
  expect(quote).toMatchObject({ amount: (found?.figures.amount ?? 0) / 100 });
});

it.each([
  ['finance is switched off', siteWith({ financeBox: false })],
  ['figures come from quotes', siteWith({ youxQuotes: true })],
  ['no lender advertises a rate', siteWith({}, { advertised: undefined })],
  ['the rate has lapsed', siteWith({}, { advertised: { ...advertised, until: '2026-11-21' } })],
  ['nobody knows the comparison rate', siteWith({}, { advertised: { interestRate: 8.5, termYears: 5 } })],
  ['the rate is for no certain term', siteWith({}, { advertised: { interestRate: 8.5, comparisonRate: 9.3 } })],
  ['the lender lends no such small sum', siteWith({}, { minPrice: 40_000 })],
])('gives none where %s', (_, site) => expect(modelFigures(site, 3_000_000, today)).toBeNull());
