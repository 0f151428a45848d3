import type { FinanceFigures } from '../lenders.ts';

/** What a lender asks for the sample vehicle. */
export const sampleFigures: FinanceFigures = {
  provider: 'manual',
  amount: 19_300,
  per: 'week',
  interestRate: 7.99,
  comparisonRate: 8.715,
  weekly: 19_300,
  termYears: 5,
  deposit: null,
  finalPayment: null,
  note: null,
};
