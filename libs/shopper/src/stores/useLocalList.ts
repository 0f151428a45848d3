'use client';

import { useSite } from '@forecourt/ui';
import { useMemo, useSyncExternalStore } from 'react';
import type { KeptVehicle } from '../model/entries.ts';
import { compareLimit, toggled, withoutEntry, withSearch } from '../model/lists.ts';
import type { LocalList } from './localList.ts';
import { compareStore, favouritesStore, searchHistoryStore } from './stores.ts';

const none: readonly never[] = [];

/** What a list holds; empty on the server and while the page comes alive, so both render the same. */
export function useLocalList<T>(list: LocalList<T>): readonly T[] {
  return useSyncExternalStore<readonly T[]>(list.subscribe, list.current, () => none);
}

export interface KeptList {
  vehicles: readonly KeptVehicle[];
  has: (id: string) => boolean;
  isFull: boolean;
  /** Puts the vehicle in or takes it out. */
  toggle: (vehicle: KeptVehicle) => void;
  remove: (id: string) => void;
  clear: () => void;
}

function useKeptList(store: (siteSlug: string) => LocalList<KeptVehicle>, limit: number): KeptList {
  const list = store(useSite().site.slug);
  const vehicles = useLocalList(list);
  return useMemo(
    () => ({
      vehicles,
      has: (id) => vehicles.some((one) => one.id === id),
      isFull: vehicles.length >= limit,
      toggle: (vehicle) => list.update((now) => toggled(now, vehicle, limit)),
      remove: (id) => list.update((now) => withoutEntry(now, id)),
      clear: () => list.update(() => []),
    }),
    [list, vehicles, limit],
  );
}

export function useFavourites(): KeptList {
  return useKeptList(favouritesStore, Infinity);
}

/** Vehicles to compare, at most four. */
export function useCompare(): KeptList {
  return useKeptList(compareStore, compareLimit);
}

/** The visitor's last five searches, newest first. */
export function useSearchHistory(): { searches: readonly string[]; remember: (query: string) => void } {
  const list = searchHistoryStore(useSite().site.slug);
  const searches = useLocalList(list);
  return useMemo(
    () => ({ searches, remember: (query) => list.update((history) => withSearch(history, query)) }),
    [list, searches],
  );
}
