import { siteFinanceSchema, type FinanceFigures, type SiteFinance } from '@forecourt/domain';

export { sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';

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

/** A lender's own words about them. */
export const sampleDisclaimer =
  'Figures are for approved private buyers, with a 10% deposit and a 30% final payment. Fees, terms and conditions apply.';

/** What a site says below them. */
export const sampleFinance: SiteFinance = siteFinanceSchema.parse({
  disclaimer: 'Weekly figures assume a 5 year term, 10.0% deposit and 30.0% final payment.',
});

/** Charges as one lender lists them, in cents. */
export const sampleFees = [
  { label: 'Establishment fee', amount: 39_500 },
  { label: 'Security registration fee', amount: 600 },
  { label: 'Monthly administration fee', amount: 800 },
  { label: 'Dealer agency fee', amount: 91_225 },
];
