import { addressLine, type Location } from '@forecourt/domain';

const earthRadiusKm = 6371;

export interface Position {
  /** Degrees, south negative. */
  lat: number;
  /** Degrees, east positive. */
  long: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanceKm(from: Position, to: Position): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLong = Math.sin(radians(to.long - from.long) / 2);
  const square = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLong ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)));
}

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
export function locationsBanner(count: number, word: 'Big' | 'Convenient'): string {
  return count > 1 ? `${count} ${word} Locations` : 'Find Us Here';
}
