import type { CountryCode, Position } from '@forecourt/domain';

/** Position of a postcode. `unknown`: no such postcode; `unavailable`: the service could not be reached. */
export type Place = { found: Position } | { found: null; reason: 'unknown' | 'unavailable' };

/** The rate limit of the address is used up. */
export interface PlaceRefused {
  found: null;
  reason: 'often';
  retryAfterSeconds: number;
}

/** Asks a service for the position of a country's postcode. Does not throw, and has a time limit. */
export type LookUpPlace = (postcode: string, country: CountryCode) => Promise<Place>;

export interface GeocodingService {
  /**
   * Position of a postcode; `unknown` for anything that is not a postcode.
   * @param country whose postcode it is: the same digits mean other places elsewhere
   * @param address of the visitor, for the rate limit only; without it there is no limit
   */
  lookUp(postcode: unknown, country: CountryCode, address?: string): Promise<Place | PlaceRefused>;
  /** Coordinates of a postcode, or null. */
  locate(postcode: string, country: CountryCode): Promise<Position | null>;
}

/** Where no service is configured. */
export const noPlaces: LookUpPlace = () => Promise.resolve({ found: null, reason: 'unavailable' });
