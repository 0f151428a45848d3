import { addressLine, type Location } from '@forecourt/domain';
import { plainSpeech, type HoursSpeech } from './hoursSpeech.ts';

/**
 * Opens the visitor's map with a route to the location: by its entry in the map where one is on record, by its address
 * otherwise, and by its position where the address has no street.
 */
export function directionsUrl(location: Pick<Location, 'name' | 'address'>): string {
  const { place_id, place_url, street, lat, long } = location.address;
  if (!place_id && place_url?.startsWith('https://')) return place_url;
  const destination = street === '' ? `${lat},${long}` : `${location.name}, ${addressLine(location)}`;
  const query = new URLSearchParams({ api: '1', destination });
  if (place_id) query.set('destination_place_id', place_id);
  return `https://www.google.com/maps/dir/?${query}`;
}

/** Heading over the locations. @example locationsBanner(3, 'Big') // '3 Big Locations' */
export function locationsBanner(
  count: number,
  word: 'Big' | 'Convenient',
  { say }: Pick<HoursSpeech, 'say'> = plainSpeech,
): string {
  if (count <= 1) return say('hours.findUsHere');
  return say(word === 'Big' ? 'hours.bigLocations' : 'hours.convenientLocations', { count });
}
