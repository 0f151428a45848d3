import type { Coordinates } from '@forecourt/purchase/model';

/** Where a postcode is. `unknown`: there is no such postcode; `unavailable`: nobody could be asked. */
export type Place = { found: Coordinates } | { found: null; reason: 'unknown' | 'unavailable' };

/** A service that knows where Australian postcodes are. Does not throw, and has a time limit. */
export type AskPlace = (postcode: string) => Promise<Place>;

export interface GeocodingService {
  /** Where a postcode is, as far as can be told; texts of other shapes are unknown. */
  look(postcode: unknown): Promise<Place>;
  /** Coordinates of a postcode, or null. */
  locate(postcode: string): Promise<Coordinates | null>;
}

/** Where no service is configured. */
export const noPlaces: AskPlace = () => Promise.resolve({ found: null, reason: 'unavailable' });
