import type { Site, Vehicle } from '@forecourt/domain';

/** Most vehicles that one visitor saves on a site. */
export const watchlistLimit = 200;

/** A vehicle on a visitor's list, with its name at the time, so that it can be named after it is gone from the stock. */
export interface SavedVehicle {
  car_id: string;
  name: string;
  make: string;
  model: string;
  saved_at: Date;
  /** Current data, sold or not; null for a vehicle that the site no longer has. */
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

/** `changed` is false where nothing had to be changed. */
export type WatchlistChange = { ok: true; changed: boolean } | WatchlistProblem;

export interface MergeResult {
  added: number;
  /** Vehicles left out because the list was full. */
  leftOut: number;
}

/** How many records of a visitor were deleted. */
export interface ForgottenData {
  vehicles: number;
  searches: number;
  /** Unfinished orders. */
  orders: number;
  /** Attempts to reserve that did not succeed. */
  attempts: number;
  /** Sign-in sessions. */
  sessions: number;
  /** Records of other services. */
  further: number;
}

/**
 * Saved vehicles and searches of signed-in visitors. A list belongs to one phone on one site; callers pass the phone of
 * the session. Changes never throw; reads, `merge` and `deleteMyData` throw when the database does not answer.
 */
export interface WatchlistService {
  save(site: Site, phone: string, carId: string): Promise<WatchlistChange>;
  /** Also for vehicles that the site no longer has. */
  remove(site: Site, phone: string, carId: string): Promise<WatchlistChange>;
  /** Newest first. */
  ids(site: Site, phone: string): Promise<string[]>;
  /** Newest first, sold ones included. */
  list(site: Site, phone: string): Promise<SavedVehicle[]>;
  /**
   * Adds what a device saved before its visitor signed in.
   * @param carIds newest first; vehicles of other sites are left out
   */
  merge(site: Site, phone: string, carIds: readonly string[]): Promise<MergeResult>;
  /** Saves a search, or renames the one with that path. @param search as sent; checked here */
  saveSearch(site: Site, phone: string, search: { name: unknown; path: unknown }): Promise<WatchlistChange>;
  removeSearch(site: Site, phone: string, id: string): Promise<WatchlistChange>;
  /** Newest first. */
  searches(site: Site, phone: string): Promise<SavedSearch[]>;
  /**
   * Deletes a visitor's data in one transaction and signs out every browser of the phone. Enquiries, and reservations
   * that were paid or are being paid, are business records and stay.
   */
  deleteMyData(site: Site, phone: string): Promise<ForgottenData>;
}
