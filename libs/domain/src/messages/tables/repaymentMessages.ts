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
} as const satisfies MessageTable;
