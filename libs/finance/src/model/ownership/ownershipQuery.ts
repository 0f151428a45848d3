import type { Jurisdiction, QueryParameters, SiteOwnership } from '@forecourt/domain';
import { clamp } from '../bounds.ts';
import { typedNumber } from '../calculatorQuery.ts';
import type { OwnershipQuestion } from './vehicleOwnership.ts';

export const kmBounds = { min: 1_000, max: 100_000 } as const;

const one = (query: QueryParameters, name: string): string => [query[name]].flat()[0]?.trim() ?? '';

/** States whose registration fees a site has. */
export const statesWithFees = ({ registration }: SiteOwnership): Jurisdiction[] =>
  Object.keys(registration) as Jurisdiction[];

/**
 * Kilometres and state from the form's query, with defaults for invalid values.
 * @param usual state of the vehicle or the dealer
 */
export function readOwnershipQuery(
  query: QueryParameters,
  site: SiteOwnership,
  usual: Jurisdiction,
): OwnershipQuestion {
  const text = one(query, 'km');
  const km = /^[\d, ]{1,9}$/.test(text) ? Math.round(typedNumber(text)) : site.kmPerYear;
  const state = statesWithFees(site).find((known) => known === one(query, 'state')) ?? usual;
  return { kmPerYear: clamp(km, kmBounds), state };
}
