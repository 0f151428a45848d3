import type { MessageTable } from '../messageTable.ts';

/** The repayment under the price of a vehicle. */
export const repaymentMessages = {
  'repayment.or': 'or {amount} {period}',
  'repayment.onFinance': 'on finance',
  'repayment.week': 'per week for {years}',
  'repayment.month': 'per month for {years}',
  'repayment.years': '{count, plural, one {# year} other {# years}}',
  'repayment.comparisonRate': 'comparison rate {rate}',
  'repayment.afterADeposit': 'after a {amount} deposit',
  'repayment.afterAnDeposit': 'after an {amount} deposit',
  'repayment.atTheEnd': 'plus {amount} at the end',
  'repayment.nothingLeft': 'no deposit, nothing left to pay at the end',
  'repayment.noFinalPayment': '$0 final payment',
  'repayment.quoteTerms': 'no deposit, nothing left to pay at the end, for a great credit score',
  'repayment.assumption': 'Repayments are for a {years} year term, {deposit} and {balloon}.',
  'repayment.assumptionForTier': 'Repayments are for {tier}, a {years} year term, {deposit} and {balloon}.',
  'repayment.depositShare': '{share} deposit',
  'repayment.noDeposit': 'no deposit',
  'repayment.finalShare': '{share} final payment',
  'repayment.noFinal': 'no final payment',
  'repayment.deskRates':
    'Interest rates from our finance desk run from {min} to {max}, depending on you, the vehicle and the loan.',
} as const satisfies MessageTable;
