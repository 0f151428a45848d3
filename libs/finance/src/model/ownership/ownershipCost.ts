import type { Speaker } from '@forecourt/domain/messages';
import {
  costSpeech,
  depreciationPart,
  energyPart,
  financePart,
  ownershipYears,
  servicePart,
  yearlyPart,
} from './costParts.ts';
import type { OwnershipCost, OwnershipInput } from './ownershipInput.ts';

/** Weeks per year, as for repayments. */
const weeksPerYear = 52;

/**
 * Weekly and five-year cost of owning a vehicle. Every part is listed, even those not included, so that a low total
 * hides nothing.
 * @param site whose words it is said in. @default the platform's
 */
export function ownershipCost(input: OwnershipInput, site: Speaker = { messages: {} }): OwnershipCost {
  const speech = costSpeech(site);
  const parts = [
    financePart(input.figures, speech),
    energyPart(input, speech),
    servicePart(input, speech),
    yearlyPart('registration', input.registration, speech),
    yearlyPart('insurance', input.insurance, speech),
    yearlyPart('tyres', input.tyres, speech),
    depreciationPart(speech),
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
