import type { FinanceFigures } from '../model/figures.ts';

export { sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';

/** What a lender asks for the sample vehicle. */
export const sampleFigures: FinanceFigures = {
  provider: 'manual',
  amount: 19_300,
  per: 'week',
  interestRate: 7.99,
  comparisonRate: 8.715,
  termYears: 5,
  note: null,
  disclaimer:
    'Figures are for approved private buyers, with a 10% deposit and a 30% final payment. Fees, terms and conditions apply.',
};

/** Charges as one lender lists them, in cents. */
export const sampleFees = [
  { label: 'Establishment fee', amount: 39_500 },
  { label: 'Security registration fee', amount: 600 },
  { label: 'Monthly administration fee', amount: 800 },
  { label: 'Dealer agency fee', amount: 91_225 },
];
