import type { Position } from '@forecourt/domain';

/** Where a postcode is. `unknown`: there is no such postcode; `unavailable`: nobody could be asked. */
export type Place = { found: Position } | { found: null; reason: 'unknown' | 'unavailable' };

/** The address has asked the service for many places; it may again in so many seconds. */
export interface PlaceRefused {
  found: null;
  reason: 'often';
  retryAfterSeconds: number;
}

/** A service that knows where Australian postcodes are. Does not throw, and has a time limit. */
export type AskPlace = (postcode: string) => Promise<Place>;

export interface GeocodingService {
  /**
   * Where a postcode is, as far as can be told; texts of other shapes are unknown.
   * @param address of the visitor, for the limit of questions only; without one there is no limit
   */
  look(postcode: unknown, address?: string): Promise<Place | PlaceRefused>;
  /** Coordinates of a postcode, or null. */
  locate(postcode: string): Promise<Position | null>;
}

/** Where no service is configured. */
export const noPlaces: AskPlace = () => Promise.resolve({ found: null, reason: 'unavailable' });
