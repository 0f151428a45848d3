'use client';

import { WatchlistProvider } from '@forecourt/shopper';
import { carToSave } from '@forecourt/shopper/model';
import { usePathname, useSearchParams } from 'next/navigation';
import { lazy, Suspense, type ReactNode } from 'react';
import { watchlistCalls } from './watchlistCalls.ts';

const SaveWish = lazy(() => import('./SaveWish.tsx').then((module) => ({ default: module.SaveWish })));

function Wish() {
  const query = useSearchParams().toString();
  return carToSave(query) === null ? null : <SaveWish query={query} />;
}

/**
 * Provides the visitor's watchlist to every toggle of the page, and saves the vehicle that was pressed before a
 * sign-in.
 */
export function WatchlistIsland({ children }: { children: ReactNode }) {
  return (
    <WatchlistProvider calls={watchlistCalls} page={usePathname()}>
      {children}
      <Suspense>
        <Wish />
      </Suspense>
    </WatchlistProvider>
  );
}
