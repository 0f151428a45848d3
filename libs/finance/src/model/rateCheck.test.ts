import { siteSchema, vehicleSchema, type LoanFee, type SiteInput } from '@forecourt/domain';
import { sampleSiteFile, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { rateDifference } from './rateCheck.ts';

const listed: LoanFee[] = [
  { label: 'Establishment fee', amount: 39_500, due: 'start', isGovernmentCharge: false },
  { label: 'Account fee', amount: 800, due: 'monthly', isGovernmentCharge: false },
  { label: 'Security registration', amount: 600, due: 'start', isGovernmentCharge: true },
];
const site = (fees: LoanFee[], finance: SiteInput['finance'] = {}) =>
  siteSchema.parse({ ...sampleSiteFile, finance, calculator: { fees } });
const lenders = (provider: string, interestRate: number | null, comparisonRate: number | null) =>
  vehicleSchema.parse({ ...sampleVehicle, finance_lenders: { [provider]: { interestRate, comparisonRate } } })
    .finance_lenders;

describe('a stored comparison rate', () => {
  it.each([
    ['as it works out', lenders('manual', 6.99, 8.11), listed, null],
    ['0.05 points away', lenders('manual', 6.99, 8.16), listed, null],
    ['0.06 points too high', lenders('manual', 6.99, 8.17), listed, { stored: 8.17, computed: 8.11 }],
    ['0.06 points too low', lenders('manual', 6.99, 8.05), listed, { stored: 8.05, computed: 8.11 }],
    ['of a lender whose fees nobody lists', lenders('angle', 6.99, 9.5), listed, null],
    ['on a site that lists no fees', lenders('manual', 6.99, 9.5), [], null],
    ['without the rate it belongs to', lenders('manual', null, 9.5), listed, null],
    ['that is missing', lenders('manual', 6.99, null), listed, null],
  ])('[CALC-07] %s', (_, given, fees, difference) => {
    expect(rateDifference(site(fees), given)).toEqual(difference);
  });

  it('[CALC-07] is computed for the loan that the site uses as its basis', () => {
    const comparisonWarning =
      'Comparison rate is for a 3-year secured loan of $10,000. WARNING: it is true only for it.';
    const own = site(listed, { comparisonBasis: { amount: 10_000, years: 3 }, comparisonWarning });
    // The same fees weigh more on a loan a third of the size.
    expect(rateDifference(own, lenders('manual', 6.99, 8.11))?.computed).toBeGreaterThan(11);
  });
});
