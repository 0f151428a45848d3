import type { Speaker } from '@forecourt/domain/messages';
import {
  costSpeech,
  depreciationPart,
  energyPart,
  financePart,
  ownershipYears,
  servicePart,
  upfrontPart,
  yearlyPart,
} from './costParts.ts';
import type { OwnershipCost, OwnershipInput } from './ownershipInput.ts';

/**
 * Weekly and five-year cost of owning a vehicle. Every part is listed, even those not included, so that a low total
 * hides nothing.
 * @param site whose words it is said in. @default the platform's
 */
export function ownershipCost(input: OwnershipInput, site: Speaker = { messages: {} }): OwnershipCost {
  const speech = costSpeech(site);
  const finance = financePart(input.figures, speech);
  const upfront = upfrontPart(input.figures, finance, speech);
  const parts = [
    finance,
    ...(upfront ? [upfront] : []),
    energyPart(input, speech),
    servicePart(input, speech),
    yearlyPart('registration', input.registration, speech),
    yearlyPart('insurance', input.insurance, speech),
    yearlyPart('tyres', input.tyres, speech),
    depreciationPart(speech),
  ];
  const sumOf = (field: 'total' | 'perWeek') => parts.reduce((sum, part) => sum + (part[field] ?? 0), 0);
  return {
    years: ownershipYears,
    kmPerYear: input.kmPerYear,
    parts,
    total: sumOf('total'),
    perWeek: sumOf('perWeek'),
    once: upfront?.total ?? 0,
  };
}
