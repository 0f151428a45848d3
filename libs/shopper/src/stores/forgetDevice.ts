import {
  compareStore,
  enquiredStore,
  favouritesStore,
  mergedStore,
  searchHistoryStore,
  viewedStore,
  watchlistStore,
} from './stores.ts';

const lists = [
  compareStore,
  enquiredStore,
  favouritesStore,
  mergedStore,
  searchHistoryStore,
  viewedStore,
  watchlistStore,
];

/**
 * Forgets everything that this device keeps of a site: lists, details and drafts of forms.
 * @returns false where the browser does not let it
 */
export function forgetDevice(siteSlug: string): boolean {
  // What is on the page shows it at once.
  for (const listOf of lists) listOf(siteSlug).update(() => []);
  const prefix = `forecourt:${siteSlug}:`;
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
      for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
    }
    return true;
  } catch {
    return false;
  }
}
