import { TestSite } from '@forecourt/ui/testing';
import { useState, type ReactNode } from 'react';
import { WatchlistProvider } from '../components/WatchlistProvider/WatchlistProvider.tsx';
import { watchlistStore } from '../stores/stores.ts';
import { markSignedIn, sampleWatchlistCalls, type SampleWatchlist } from './watchlist.ts';

export interface SignedInProps {
  /** Slug of the site; use a different one for each story that stores something. */
  site: string;
  /** Vehicles on the visitor's watchlist. */
  watchlist?: SampleWatchlist;
  /** The component under test. */
  children: ReactNode;
}

const stay = () => undefined;

/** A site with a signed-in visitor, around a component under test. */
export function SignedIn({ site, watchlist, children }: SignedInProps) {
  const [calls] = useState(() => {
    markSignedIn(true);
    watchlistStore(site).update(() => [...(watchlist?.ids ?? [])]);
    return sampleWatchlistCalls(watchlist);
  });
  return (
    <TestSite site={{ slug: site }} flags={{ watchlist: true }}>
      <WatchlistProvider calls={calls} page="/" goTo={stay}>
        {children}
      </WatchlistProvider>
    </TestSite>
  );
}
