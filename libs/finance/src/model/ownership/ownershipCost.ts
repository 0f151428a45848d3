import { depreciationPart, energyPart, financePart, ownershipYears, servicePart, yearlyPart } from './costParts.ts';
import type { OwnershipCost, OwnershipInput } from './ownershipInput.ts';

/** Weeks of a year as repayments count them. */
const weeksPerYear = 52;

/**
 * What a vehicle costs its owner a week and over five years. Every part is named, also those that are not included, so
 * that nothing is hidden in a small sum.
 */
export function ownershipCost(input: OwnershipInput): OwnershipCost {
  const parts = [
    financePart(input.figures),
    energyPart(input),
    servicePart(input),
    yearlyPart('registration', input.registration, 'no fee of this state is given'),
    yearlyPart('insurance', input.insurance, 'it depends on you and on where you park. Ask an insurer'),
    yearlyPart('tyres', input.tyres, 'it depends on how and where you drive'),
    depreciationPart,
  ];
  const total = parts.reduce((sum, part) => sum + (part.total ?? 0), 0);
  return {
    years: ownershipYears,
    kmPerYear: input.kmPerYear,
    parts,
    total,
    perWeek: perWeekOf(total),
  };
}

/** Cents a week of cents over all the years. */
export const perWeekOf = (total: number): number => Math.round(total / (ownershipYears * weeksPerYear));
