import type { Location, PublicSite, QueryParameters } from '@forecourt/domain';
import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { departments, makeChoices, type PlaceFilter } from '@forecourt/locations/model';
import type { PlacesPageProps } from '@forecourt/templates';
import { platform } from '../../platform.ts';
import { oneParameter } from '../request/parameters.ts';

/** Filters of the location list from an address; unknown departments and makes are ignored. */
export function readPlaceFilter(given: QueryParameters, locations: readonly Location[]): PlaceFilter {
  const department = departments.find((one) => one === given['department']) ?? null;
  const make = makeChoices(locations).find((one) => one === given['make']) ?? null;
  return { department, make };
}

/** Why the coordinates of a postcode are unknown, as messages. */
export const postcodeProblems = {
  unknown: 'refusal.invalidPostcode',
  often: 'refusal.manyPostcodes',
  unavailable: 'refusal.noPostcodes',
} as const;

/**
 * Coordinates of the postcode in the URL, or why they are unknown.
 * @param address of the visitor, who may have so many looked up
 */
export async function readNear(
  given: QueryParameters,
  address: string,
  site: Pick<PublicSite, 'messages' | 'country'>,
): Promise<PlacesPageProps['near']> {
  const postcode = (oneParameter(given['postcode']) ?? '').trim().slice(0, 10);
  if (postcode === '') return undefined;
  const place = await platform().geocoding.lookUp(postcode, site.country, address);
  return place.found
    ? { postcode, from: place.found, problem: null }
    : { postcode, from: null, problem: wordsOf(refusalMessages, site)(postcodeProblems[place.reason]) };
}
