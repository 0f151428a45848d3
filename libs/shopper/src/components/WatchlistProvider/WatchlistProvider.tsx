'use client';

import { useSite, whenIdle } from '@forecourt/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { recheckSignedIn, useSignedInMark } from '../../stores/signedIn.ts';
import { favouritesStore, mergedStore, watchlistStore } from '../../stores/stores.ts';
import { WatchlistContext } from '../../stores/useWatchlist.ts';
import { createWatchlist, type WatchlistCalls } from '../../stores/watchlistStore.ts';

export interface WatchlistProviderProps {
  /** How the page reaches the server. Keep it the same object. */
  calls: WatchlistCalls;
  /** Path of the page that is shown: with another one it is looked again whether somebody is signed in. */
  page: string;
  /** Leaves for another address. @default loads it */
  goTo?: (path: string) => void;
  /** The whole page. */
  children: ReactNode;
}

const load = (path: string) => window.location.assign(path);
const warn = (what: string, error: unknown) => console.warn(what, error);

/** Gives every toggle inside the visitor's watchlist. Stands once round the page; asks nothing for signed-out visitors. */
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
