import { depreciationPart, energyPart, financePart, ownershipYears, servicePart, yearlyPart } from './costParts.ts';
import type { OwnershipCost, OwnershipInput } from './ownershipInput.ts';

/** Weeks per year, as for repayments. */
const weeksPerYear = 52;

/**
 * Weekly and five-year cost of owning a vehicle. Every part is listed, even those not included, so that a low total
 * hides nothing.
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

/** Converts cents over all the years to cents a week. */
export const perWeekOf = (total: number): number => Math.round(total / (ownershipYears * weeksPerYear));
