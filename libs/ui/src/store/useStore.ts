'use client';

import { useSyncExternalStore } from 'react';
import type { Store } from './createStore.ts';

/**
 * Subscribes to the value of a store, or a part of it; renders again when that changes.
 * @param served on the server and while the page comes alive, so that both render the same; the same object each time
 * @param select must give the same object while its part has not changed
 */
export function useStore<T>(store: Store<T>, served: T): T;
export function useStore<T, Part>(store: Store<T>, served: T, select: (value: T) => Part): Part;
export function useStore<T>(store: Store<T>, served: T, select: (value: T) => unknown = (value) => value): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.current()),
    () => select(served),
  );
}

const never = () => () => undefined;

/** Whether hydration is over; until then the device's storage has not been read. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
