import type { Position } from '@forecourt/domain';

/** A location of the dealer that has vehicles. */
export interface StockPlace {
  /** Name as the vehicles there spell it. */
  city: string;
  position: Position;
}

/** What is known of places when reading a query. */
export interface Whereabouts {
  places: readonly StockPlace[];
  /** Coordinates of the query's postcodes, without unknown ones. */
  postcodes: ReadonlyMap<string, Position>;
}

export const nowhere: Whereabouts = { places: [], postcodes: new Map() };
