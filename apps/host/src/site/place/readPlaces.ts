import type { Location, QueryParameters } from '@forecourt/domain';
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

const problems = {
  unknown: 'Invalid postcode',
  often: 'You have looked up many postcodes. Please try again in ten minutes.',
  unavailable: 'We cannot look postcodes up just now. Please try again in a minute.',
} as const;

/**
 * Coordinates of the postcode in the URL, or why they are unknown.
 * @param address of the visitor, who may have so many looked up
 */
export async function readNear(given: QueryParameters, address: string): Promise<PlacesPageProps['near']> {
  const postcode = (oneParameter(given['postcode']) ?? '').trim().slice(0, 10);
  if (postcode === '') return undefined;
  const place = await platform().geocoding.lookUp(postcode, address);
  return place.found
    ? { postcode, from: place.found, problem: null }
    : { postcode, from: null, problem: problems[place.reason] };
}
