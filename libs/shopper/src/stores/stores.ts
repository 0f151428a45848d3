import { readIds, readKept, readSearches, readViewed, type KeptVehicle, type ViewedVehicle } from '../model/entries.ts';
import { createLocalList, type LocalList } from './localList.ts';

/** One list per site and kind for the whole page, so that every toggle shows the same. */
function perSite<T>(kind: string, read: (stored: string | null) => T[]): (siteSlug: string) => LocalList<T> {
  const lists = new Map<string, LocalList<T>>();
  return (siteSlug) => {
    const known = lists.get(siteSlug);
    if (known) return known;
    const list = createLocalList({
      key: `forecourt:${siteSlug}:${kind}`,
      read,
      storage: () => window.localStorage,
      tabs: typeof window === 'undefined' ? null : window,
      onFailure: (what, error) => console.warn(what, error),
    });
    lists.set(siteSlug, list);
    return list;
  };
}

export const favouritesStore: (siteSlug: string) => LocalList<KeptVehicle> = perSite('favourites', readKept);
/** At most four vehicles. */
export const compareStore: (siteSlug: string) => LocalList<KeptVehicle> = perSite('compare', readKept);
export const viewedStore: (siteSlug: string) => LocalList<ViewedVehicle> = perSite('viewed', readViewed);
/** The vehicle that was last enquired about: one entry. */
export const enquiredStore: (siteSlug: string) => LocalList<ViewedVehicle> = perSite('enquired', readViewed);
export const searchHistoryStore: (siteSlug: string) => LocalList<string> = perSite('searches', readSearches);
/** Ids on the signed-in visitor's watchlist, as they were last known. */
export const watchlistStore: (siteSlug: string) => LocalList<string> = perSite('watchlist', readIds);
/** The sign-in whose favourites were brought to the watchlist: one entry. */
export const mergedStore: (siteSlug: string) => LocalList<string> = perSite('merged', readIds);
