import type { Position } from '@forecourt/domain';

/** A place where the dealer has vehicles. */
export interface StockPlace {
  /** Name as the vehicles there spell it. */
  city: string;
  position: Position;
}

/** A town or suburb that a query names. */
export interface NamedTown {
  name: string;
  position: Position;
  /** Whether its name alone says that a place is meant. */
  isWellKnown: boolean;
}

/** What is known of places when reading a query. */
export interface Whereabouts {
  places: readonly StockPlace[];
  /** Coordinates of the query's postcodes, without unknown ones. */
  postcodes: ReadonlyMap<string, Position>;
  /** The town of a name: in its state where the query says one, else the one that is likeliest here. */
  town: (name: string, state: string | null) => NamedTown | null;
}

export const nowhere: Whereabouts = { places: [], postcodes: new Map(), town: () => null };
