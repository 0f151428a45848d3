import type { CacheableClient } from '../model/cachingSearchClient.ts';

/**
 * How far the latest search is: 'updating' once its answer has not come at once, 'slow' where the visitor waits for it,
 * 'failed' until the next try, and 'retrying' while that one, or a later choice, is under way.
 */
export type SearchPhase = 'answered' | 'updating' | 'slow' | 'failed' | 'retrying';

/** The latest search of a page, for those who show how far it is. */
export interface LatestSearch {
  /** @returns function that stops listening; a page that nobody listens for any more asks no more */
  subscribe: (listener: () => void) => () => void;
  phase: () => SearchPhase;
  /** Sends the latest search again at once, if it has failed. */
  retry: () => void;
}

/** A search client whose answer may be long in coming, but comes. */
export interface RetryingClient {
  latest: LatestSearch;
  /** A search beside the page's own: it is sent once, and its failure is the caller's. */
  searchOnce: (...given: unknown[]) => Promise<unknown>;
}

/** Milliseconds from a request to each phase of waiting. */
export const waits = { updating: 200, slow: 1_000 } as const;

/**
 * Milliseconds before each retry after a failure; after the last one only the visitor or the network starts another.
 */
export const retryPauses = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000] as const;

interface SentSearch {
  ask: () => Promise<unknown>;
  answer: (value: unknown) => void;
  failures: number;
  isUnderWay: boolean;
}

/** A request for the values of a filter is no search of the page. */
const isOfFacets = (requests: unknown): boolean =>
  Array.isArray(requests) && requests.every((one) => (one as { type?: string }).type === 'facet');

/**
 * A search client that never fails: a search whose request has failed stays under way, and is sent again after growing
 * pauses, when the network is back, and when the visitor asks, until it is answered or another search has taken its
 * place. The search library would answer a failure by taking back the visitor's choices.
 */
export function retryingSearchClient<Client extends CacheableClient>(client: Client): Client & RetryingClient {
  const searchOnce = client.search.bind(client) as RetryingClient['searchOnce'];
  const listeners = new Set<() => void>();
  let phase: SearchPhase = 'answered';
  let latest: SentSearch | null = null;
  let clock: ReturnType<typeof setTimeout> | undefined;

  const enter = (next: SearchPhase): void => {
    if (next === phase) return;
    phase = next;
    for (const listener of listeners) listener();
  };
  const watch = (): void => {
    if (phase !== 'answered' && phase !== 'updating') return;
    clock ??= setTimeout(() => {
      enter('updating');
      clock = setTimeout(() => enter('slow'), waits.slow - waits.updating);
    }, waits.updating);
  };
  const stopClock = (): void => {
    clearTimeout(clock);
    clock = undefined;
  };
  const send = (search: SentSearch): void => {
    search.isUnderWay = true;
    if (phase === 'failed') {
      stopClock();
      enter('retrying');
    } else watch();
    search.ask().then(
      (value) => {
        // An earlier search may be answered while a later one is under way: better than the list before it.
        search.answer(value);
        if (search !== latest) return;
        latest = null;
        stopClock();
        enter('answered');
      },
      () => {
        search.isUnderWay = false;
        if (search !== latest) return;
        stopClock();
        enter('failed');
        const pause = retryPauses[search.failures];
        search.failures += 1;
        if (pause !== undefined && listeners.size > 0) clock = setTimeout(() => send(search), pause);
      },
    );
  };
  const retry = (): void => {
    if (!latest || latest.isUnderWay) return;
    latest.failures = 0;
    send(latest);
  };
  return {
    ...client,
    searchOnce,
    search: (...given: unknown[]) =>
      isOfFacets(given[0])
        ? searchOnce(...given)
        : new Promise((answer) => {
            latest = { ask: () => searchOnce(...given), answer, failures: 0, isUnderWay: false };
            send(latest);
          }),
    latest: {
      subscribe(listener) {
        const isFirst = listeners.size === 0;
        listeners.add(listener);
        if (isFirst) {
          window.addEventListener('online', retry);
          if (latest?.isUnderWay) watch();
          else retry();
        }
        return () => {
          listeners.delete(listener);
          if (listeners.size > 0) return;
          window.removeEventListener('online', retry);
          stopClock();
        };
      },
      phase: () => phase,
      retry,
    },
  };
}
