import {
  siteCalculatorSchema,
  siteFinanceSchema,
  type FinanceLender,
  type LoanFee,
  type SiteFinance,
} from '@forecourt/domain';
import { sampleFigures } from '@forecourt/domain/testing';
import type { OwnershipInput } from '../model/ownership/ownershipInput.ts';
import { sampleCappedService, sampleSource } from './sampleOwnership.ts';
import { calculatorSetup, type CalculatorSetup, type CalculatorSite } from '../model/calculatorSetup.ts';

export { sampleCappedService, sampleSource } from './sampleOwnership.ts';
export { sampleFigures, sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';

/** A lender's disclaimer. */
export const sampleDisclaimer =
  'Figures are for approved private buyers, with a 10% deposit and a 30% final payment. Fees, terms and conditions apply.';

/** A site's disclosures. */
export const sampleFinance: SiteFinance = siteFinanceSchema.parse({
  disclaimer: 'Weekly figures assume a 5 year term, 10.0% deposit and 30.0% final payment.',
});

/** An empty entry of a feed. */
export const sampleLenderTerms: FinanceLender = {
  interestRate: null,
  comparisonRate: null,
  paymentWeek: null,
  paymentMonth: null,
  termYears: null,
  termMonths: null,
  termWeeks: null,
  establishmentFees: null,
  totalPayable: null,
  deposit: null,
  balloon: null,
  disclaimer: null,
};

/** Fees as one dealer lists them, in cents. */
export const sampleFees: LoanFee[] = [
  { label: 'Establishment fee', amount: 39_500, due: 'start', isGovernmentCharge: false },
  { label: 'Security registration', amount: 600, due: 'start', isGovernmentCharge: true },
  { label: 'Monthly administration', amount: 800, due: 'monthly', isGovernmentCharge: false },
  { label: 'Dealer agency fee', amount: 91_225, due: 'start', isGovernmentCharge: false },
];

/** A site with default settings. */
export const sampleCalculatorSite: CalculatorSite = {
  calculator: siteCalculatorSchema.parse({}),
  finance: sampleFinance,
};

/** A site with other settings. */
export const calculatorSite = (own: Partial<CalculatorSite['calculator']>): CalculatorSite => ({
  ...sampleCalculatorSite,
  calculator: { ...sampleCalculatorSite.calculator, ...own },
});

export const sampleSetup: CalculatorSetup = calculatorSetup(sampleCalculatorSite);

/** For the sample vehicle and a lender. */
export const sampleVehicleSetup: CalculatorSetup = calculatorSetup(sampleCalculatorSite, {
  vehicle: {
    price: 4_299_000,
    finance_lenders: { angle: { ...sampleLenderTerms, deposit: 429_900, establishmentFees: 49_500 } },
  },
  figures: {
    ...sampleFigures,
    provider: 'angle',
    interestRate: 7.25,
    comparisonRate: 8.64,
    deposit: 429_900,
    amount: null,
    weekly: null,
  },
});

/** A hybrid on finance; everything is known but insurance and tyres. */
export const sampleOwnership: OwnershipInput = {
  kmPerYear: 15_000,
  figures: sampleFigures,
  consumption: { kind: 'petrol', per100Km: 4.8 },
  energyPrice: { price: 189.9, ...sampleSource },
  service: { ...sampleCappedService, ...sampleSource },
  registration: { amount: 89_500, ...sampleSource },
  insurance: null,
  tyres: null,
};
