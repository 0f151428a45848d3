'use client';

import { useDeferredValue, useSyncExternalStore } from 'react';
import { useInstantSearchContext } from 'react-instantsearch';
import type { LatestSearch, RetryingClient, SearchPhase } from '../../page/retryingSearchClient.ts';

type Search = ReturnType<typeof useInstantSearchContext>;

const retryingOf = (search: Search): RetryingClient => search.client as unknown as RetryingClient;

/** The latest search of the page, as its client knows it. */
export const latestSearch = (search: Search): LatestSearch => retryingOf(search).latest;

/** A client for searches beside the page's own: their failures are the caller's, and they leave its phase alone. */
export const onceClient = (search: Search): { search: RetryingClient['searchOnce'] } => ({
  search: retryingOf(search).searchOnce,
});

const onServer = (): SearchPhase => 'answered';

/** Whether the list stays as it is until another try: one under way does not take the notice away. */
export const hasFailed = (phase: SearchPhase): boolean => phase === 'failed' || phase === 'retrying';

/** How far the page's latest search is; answered only when the answer itself is rendered. */
export function useSearchPhase(): SearchPhase {
  const { subscribe, phase } = latestSearch(useInstantSearchContext());
  const now = useSyncExternalStore(subscribe, phase, onServer);
  // The search library renders an answer after its client has handed it over.
  const rendered = useDeferredValue(now);
  return now === 'answered' ? rendered : now;
}

function listenToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device is without a network, as far as the browser knows. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    listenToNetwork,
    () => !navigator.onLine,
    () => false,
  );
}
