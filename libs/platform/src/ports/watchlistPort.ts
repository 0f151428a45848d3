import type { Site, Vehicle } from '@forecourt/domain';

/** Most vehicles that one visitor saves on a site. */
export const watchlistLimit = 200;

/** A vehicle on a visitor's list. What it was called is kept, so that one that is gone can still be named. */
export interface SavedVehicle {
  car_id: string;
  name: string;
  make: string;
  model: string;
  saved_at: Date;
  /** As it is now, sold or not; null for one that the site no longer has. */
  vehicle: Vehicle | null;
}

export interface SavedSearch {
  id: string;
  /** The visitor's own words. */
  name: string;
  /** Address of the list on the site. @example '/search?make=Kia&body=SUV' */
  path: string;
  created_at: Date;
}

/** 404: not of this site. 409: the list is full. 422: cannot be read. 503: the database does not answer. */
export interface WatchlistProblem {
  ok: false;
  status: 404 | 409 | 422 | 503;
  /** In words for the visitor. */
  error: string;
}

/** `changed` is false where it was so already. */
export type WatchlistChange = { ok: true; changed: boolean } | WatchlistProblem;

export interface MergeResult {
  added: number;
  /** Vehicles of the site for which the list had no more room. */
  leftOut: number;
}

/** How much of what a visitor had kept is gone. */
export interface ForgottenData {
  vehicles: number;
  searches: number;
  /** Orders that were begun. */
  orders: number;
  /** Attempts to reserve that came to nothing. */
  attempts: number;
  /** Browsers that were signed in. */
  sessions: number;
  /** What other parts kept. */
  further: number;
}

/**
 * What signed-in visitors keep. A list belongs to one phone on one site; who asks proves that phone by a session.
 * Changes never throw; reads, `merge` and `deleteMyData` throw where the database does not answer.
 */
export interface WatchlistService {
  save(site: Site, phone: string, carId: string): Promise<WatchlistChange>;
  /** Also for vehicles that the site no longer has. */
  remove(site: Site, phone: string, carId: string): Promise<WatchlistChange>;
  /** Newest first. */
  ids(site: Site, phone: string): Promise<string[]>;
  /** Newest first, sold ones included. */
  list(site: Site, phone: string): Promise<SavedVehicle[]>;
  /** Adds what a device kept before its visitor signed in. @param carIds newest first; those of other sites are left out */
  merge(site: Site, phone: string, carIds: readonly string[]): Promise<MergeResult>;
  /** Keeps a search, or renames the one of that address. Name and address as sent. */
  saveSearch(site: Site, phone: string, search: { name: unknown; path: unknown }): Promise<WatchlistChange>;
  removeSearch(site: Site, phone: string, id: string): Promise<WatchlistChange>;
  /** Newest first. */
  searches(site: Site, phone: string): Promise<SavedSearch[]>;
  /**
   * Deletes everything of a visitor that may go, at once or not at all, and signs every browser of the phone out.
   * Enquiries, and reservations that were paid or are being paid, stay as records of the business.
   */
  deleteMyData(site: Site, phone: string): Promise<ForgottenData>;
}
