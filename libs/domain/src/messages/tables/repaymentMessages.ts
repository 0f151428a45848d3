import type { MessageTable } from '../messageTable.ts';

/** The repayment under the price of a vehicle. */
export const repaymentMessages = {
  'repayment.or': 'or {amount} {period}',
  'repayment.onFinance': 'on finance',
} as const satisfies MessageTable;
