import { signInPath } from './signInLink.ts';

/** Parameter for the vehicle that is to be saved after the sign-in. */
export const saveParameter = 'save_car';

/** Ids come from the stock; anything longer is invalid. */
const longestId = 64;

const base = 'https://site.invalid';
const pathOf = (url: URL) => `${url.pathname}${url.search}${url.hash}`;

/** The vehicle to save from an address's query; null for none. @param query text after the question mark */
export function carToSave(query: string): string | null {
  const values = new URLSearchParams(query).getAll(saveParameter);
  const [id = ''] = values;
  return values.length === 1 && id !== '' && id.length <= longestId ? id : null;
}

/**
 * A page's address with a vehicle to save. @example withCarToSave('/search?make=Kia', 'car-1') //
 * '/search?make=Kia&save_car=car-1'
 */
export function withCarToSave(page: string, vehicleId: string): string {
  const url = new URL(page, base);
  url.searchParams.set(saveParameter, vehicleId);
  return pathOf(url);
}

/** The same address without the vehicle, so that it is saved only once. */
export function withoutCarToSave(page: string): string {
  const url = new URL(page, base);
  url.searchParams.delete(saveParameter);
  return pathOf(url);
}

/**
 * Address where a signed-out visitor signs in to save a vehicle.
 * @param page address that they come back to, and where the vehicle is saved then
 * @param back address to go to instead of signing in
 */
export function saveSignInPath(vehicleId: string, page: string, back = page): string {
  return signInPath({
    type: 'watchlist',
    redirect: withCarToSave(page, vehicleId),
    back: withoutCarToSave(back),
  });
}

/** A signed-in visitor's list, as the server returns it. */
export interface WatchlistState {
  /**
   * E.164. Sent with every change, so that a change never reaches the list of another visitor who signed in meanwhile.
   */
  phone: string;
  /** Time when this browser was signed in: another time means another sign-in. */
  since: string;
  /** Newest first. */
  ids: string[];
}

/** Reads the server's answer `{phone_number, signed_in_at, car_ids}`; null for anything else. */
export function readWatchlist(answer: unknown): WatchlistState | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { phone_number: phone, signed_in_at: since, car_ids: ids } = answer as Record<string, unknown>;
  if (typeof phone !== 'string' || typeof since !== 'string' || !Array.isArray(ids)) return null;
  return { phone, since, ids: ids.filter((id): id is string => typeof id === 'string') };
}
