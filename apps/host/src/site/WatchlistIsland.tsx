'use client';

import { SaveAfterSignIn, WatchlistProvider } from '@forecourt/shopper';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { watchlistCalls } from './watchlistCalls.ts';

function Wish() {
  return <SaveAfterSignIn query={useSearchParams().toString()} />;
}

/** The visitor's watchlist for every toggle of the page, and the vehicle that waits for a sign-in. */
export function WatchlistIsland({ children }: { children: ReactNode }) {
  const { refresh } = useRouter();
  return (
    <WatchlistProvider calls={watchlistCalls} page={usePathname()} onMerged={refresh}>
      {children}
      <Suspense>
        <Wish />
      </Suspense>
    </WatchlistProvider>
  );
}
