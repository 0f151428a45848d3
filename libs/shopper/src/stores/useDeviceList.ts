'use client';

import { useSite, useStore } from '@forecourt/ui';
import { useMemo } from 'react';
import type { StoredVehicle } from '../model/entries.ts';
import { compareLimit, restored, toggled, withoutEntry, withoutSearch, withSearch } from '../model/lists.ts';
import { compareStore, favouritesStore, searchHistoryStore, type DeviceList } from './stores.ts';
import { useWatchlist } from './useWatchlist.ts';

const none: readonly never[] = [];

/** Entries of a list; empty on the server and during hydration, so that both render the same. */
export function useDeviceList<T>(list: DeviceList<T>): readonly T[] {
  return useStore(list, none);
}

export interface StoredVehicleList {
  vehicles: readonly StoredVehicle[];
  has: (id: string) => boolean;
  isFull: boolean;
  /** Adds the vehicle or removes it. */
  toggle: (vehicle: StoredVehicle) => void;
  remove: (id: string) => void;
  clear: () => void;
  /** Puts removed vehicles back. @param at index of the first of them */
  restore: (vehicles: readonly StoredVehicle[], at: number) => void;
}

function useStoredVehicles(store: (siteSlug: string) => DeviceList<StoredVehicle>, limit: number): StoredVehicleList {
  const list = store(useSite().site.slug);
  const vehicles = useDeviceList(list);
  return useMemo(
    () => ({
      vehicles,
      has: (id) => vehicles.some((one) => one.id === id),
      isFull: vehicles.length >= limit,
      toggle: (vehicle) => list.update((now) => toggled(now, vehicle, limit)),
      remove: (id) => list.update((now) => withoutEntry(now, id)),
      clear: () => list.update(() => []),
      restore: (entries, at) => list.update((now) => restored(now, entries, at, limit)),
    }),
    [list, vehicles, limit],
  );
}

export function useFavourites(): StoredVehicleList {
  return useStoredVehicles(favouritesStore, Infinity);
}

/** Vehicles to compare, at most four. */
export function useCompare(): StoredVehicleList {
  return useStoredVehicles(compareStore, compareLimit);
}

export interface SearchHistory {
  /** Newest first. */
  searches: readonly string[];
  remember: (query: string) => void;
  /** Removes one search. */
  remove: (query: string) => void;
  /** Removes all of them. */
  clear: () => void;
}

/** The visitor's last five searches. */
export function useSearchHistory(): SearchHistory {
  const list = searchHistoryStore(useSite().site.slug);
  const searches = useDeviceList(list);
  return useMemo(
    () => ({
      searches,
      remember: (query) => list.update((history) => withSearch(history, query)),
      remove: (query) => list.update((history) => withoutSearch(history, query)),
      clear: () => list.update(() => []),
    }),
    [list, searches],
  );
}

/**
 * Ids of the vehicles that this visitor has saved, as favourites or on the watchlist, for showing what only they may
 * see, such as a sold vehicle in a search. The same array until an id changes; empty on the server and during
 * hydration.
 */
export function useSavedIds(): readonly string[] {
  const { slug } = useSite().site;
  const favourites = useDeviceList(favouritesStore(slug));
  const watchlist = useWatchlist();
  const saved = watchlist?.isSignedIn ? watchlist.ids : none;
  const ids = JSON.stringify([...new Set([...favourites.map(({ id }) => id), ...saved])].sort());
  return useMemo(() => JSON.parse(ids) as string[], [ids]);
}
