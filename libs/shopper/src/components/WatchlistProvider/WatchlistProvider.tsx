'use client';

import { useSite, whenIdle } from '@forecourt/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { recheckSignedIn, useSignedInMark } from '../../stores/signedIn.ts';
import { favouritesStore, mergedStore, watchlistStore } from '../../stores/stores.ts';
import { WatchlistContext } from '../../stores/useWatchlist.ts';
import { createWatchlist, type WatchlistCalls } from '../../stores/watchlistStore.ts';

export interface WatchlistProviderProps {
  /** Functions that call the server. Keep it the same object. */
  calls: WatchlistCalls;
  /** Path of the current page: when it changes, the sign-in state is checked again. */
  page: string;
  /** Navigates to another address. @default loads it */
  goTo?: (path: string) => void;
  /** The whole page. */
  children: ReactNode;
}

const load = (path: string) => window.location.assign(path);
const warn = (what: string, error: unknown) => console.warn(what, error);

/**
 * Provides the visitor's watchlist to every toggle inside. Use once around the page; sends no request for signed-out
 * visitors.
 */
export function WatchlistProvider({ calls, page, goTo = load, children }: WatchlistProviderProps) {
  const { slug, flags } = useSite().site;
  const access = useMemo(() => {
    const favourites = flags.favourites ? favouritesStore(slug) : null;
    const parts = {
      calls,
      ids: watchlistStore(slug),
      merged: mergedStore(slug),
      favourites,
      onFailure: warn,
    };
    return { store: createWatchlist(parts), goTo };
  }, [calls, goTo, slug, flags.favourites]);
  const { store } = access;
  const isMarked = useSignedInMark();
  const hasWatchlist = flags.watchlist;

  useEffect(() => recheckSignedIn(), [page]);
  useEffect(() => {
    if (!hasWatchlist) return undefined;
    if (isMarked) return whenIdle(() => void store.load());
    store.forget();
    return undefined;
  }, [hasWatchlist, isMarked, store]);

  return <WatchlistContext value={access}>{children}</WatchlistContext>;
}
