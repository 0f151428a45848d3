import { expect, it } from 'vitest';
import { siteFinanceSchema } from './finance.ts';
import { financeContradictions, financeTerms } from './financeTerms.ts';
import { platformWords, repaymentMessages } from './messages/index.ts';
import { siteCalculatorSchema } from './siteCalculator.ts';

const problems = (finance: object, calculator: object = {}) =>
  financeContradictions(siteFinanceSchema.parse(finance), siteCalculatorSchema.parse(calculator));
const advertised = (interestRate: number, termYears = 5) => ({
  manual: { name: 'Our desk', advertised: { interestRate, termYears } },
});

it('[LEGAL-03] says what repayments assume in one sentence, with and without a deposit, and for whom', () => {
  const termsOf = (example: object) =>
    financeTerms(siteFinanceSchema.parse({ example }), platformWords(repaymentMessages)).assumption;
  expect(termsOf({ years: 5, depositPercent: 10, balloonPercent: 30 })).toBe(
    'Repayments are for a 5 year term, 10.0% deposit and 30.0% final payment.',
  );
  expect(termsOf({ years: 7, creditTier: 'buyers with a great credit score' })).toBe(
    'Repayments are for buyers with a great credit score, a 7 year term, no deposit and no final payment.',
  );
});

it.each([
  ['a rate below the range', { deskRates: { min: 8.38, max: 19.42 } }, { lenders: advertised(6.59) }],
  ['a default outside the range', { deskRates: { min: 8.38, max: 19.42 } }, { defaultRate: 7 }],
  ['two rates of one desk', {}, { defaultRate: 8.5, lenders: advertised(8.49) }],
  ['another term', { example: { years: 5 } }, { lenders: advertised(8.5, 7) }],
])('names %s', (_, finance, calculator) => expect(problems(finance, calculator)).toHaveLength(1));

it('says which two settings contradict each other', () => {
  expect(problems({ deskRates: { min: 8.38, max: 19.42 } }, { lenders: advertised(6.59) })).toEqual([
    'finance.deskRates are 8.38% to 19.42%, but calculator.lenders.manual advertises 6.59%',
  ]);
  const agreed = { example: { years: 5 }, deskRates: { min: 8.38, max: 19.42 } };
  expect(problems(agreed, { defaultRate: 8.5, lenders: advertised(8.5) })).toEqual([]);
});

it('takes no range of rates in a disclaimer, which nothing could compare with a figure', () => {
  const takes = (disclaimer: string) => siteFinanceSchema.safeParse({ disclaimer }).success;
  expect(takes('Rates of our desk are from 8.38% to 19.42%.')).toBe(false);
  expect(takes('Rates lie between 8.38% and 19.42%.')).toBe(false);
  expect(takes('Weekly figures assume a 5 year term, 10.0% deposit and 30.0% final payment.')).toBe(true);
});
