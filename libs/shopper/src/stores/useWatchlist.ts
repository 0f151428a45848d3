'use client';

import { createStore, useSite, useStore } from '@forecourt/ui';
import { createContext, use, useMemo } from 'react';
import { useSignedInMark } from './signedIn.ts';
import { watchlistStore } from './stores.ts';
import type { SaveAnswer, WatchlistStore } from './watchlistStore.ts';

export interface WatchlistAccess {
  store: WatchlistStore;
  /** Navigates to another address. */
  goTo: (path: string) => void;
}

/** Provided by WatchlistProvider. */
export const WatchlistContext = createContext<WatchlistAccess | null>(null);

export interface Watchlist {
  /** Whether vehicles can be saved at once; otherwise the visitor signs in first. */
  isSignedIn: boolean;
  /** Newest first; the same array until it changes. */
  ids: readonly string[];
  has: (vehicleId: string) => boolean;
  /** Shows the change at once and reverts it if it is refused. Never rejects. */
  change: (vehicleId: string, save: boolean) => Promise<SaveAnswer>;
  goTo: (path: string) => void;
}

const notOver = createStore(false);
const none: readonly string[] = [];

/** The visitor's watchlist; null where the page has no WatchlistProvider or the site no watchlist. */
export function useWatchlist(): Watchlist | null {
  const access = use(WatchlistContext);
  const { slug, flags } = useSite().site;
  const list = watchlistStore(slug);
  const watchlist = useStore(list, none);
  const isOver = useStore(access?.store.isOver ?? notOver, false);
  const isSignedIn = useSignedInMark() && !isOver;
  const hasWatchlist = flags.watchlist;
  return useMemo(() => {
    if (!access || !hasWatchlist) return null;
    const ids = isSignedIn ? watchlist : none;
    const { store: lists, goTo } = access;
    return { isSignedIn, ids, has: (id) => ids.includes(id), change: lists.change, goTo };
  }, [access, hasWatchlist, isSignedIn, watchlist]);
}
