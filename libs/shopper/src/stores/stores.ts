import { deviceStore, siteKey, type DeviceStore } from '@forecourt/ui';
import {
  readIds,
  readStoredVehicles,
  readSearches,
  readViewed,
  type StoredVehicle,
  type ViewedVehicle,
} from '../model/entries.ts';

/** A list on the visitor's device. */
export type DeviceList<T> = DeviceStore<readonly T[]>;

/** One list per site and name for the whole page, so that all toggles agree. */
const listOf =
  <T>(name: string, read: (stored: unknown) => readonly T[]) =>
  (siteSlug: string): DeviceList<T> =>
    deviceStore({ key: siteKey(siteSlug, name), read });

export const favouritesStore: (siteSlug: string) => DeviceList<StoredVehicle> = listOf(
  'favourites',
  readStoredVehicles,
);
/** At most four vehicles. */
export const compareStore: (siteSlug: string) => DeviceList<StoredVehicle> = listOf('compare', readStoredVehicles);
export const viewedStore: (siteSlug: string) => DeviceList<ViewedVehicle> = listOf('viewed', readViewed);
export const searchHistoryStore: (siteSlug: string) => DeviceList<string> = listOf('searches', readSearches);
/** Last known ids on the signed-in visitor's watchlist. */
export const watchlistStore: (siteSlug: string) => DeviceList<string> = listOf('watchlist', readIds);
/** The sign-in whose favourites were merged into the watchlist: one entry. */
export const mergedStore: (siteSlug: string) => DeviceList<string> = listOf('merged', readIds);
