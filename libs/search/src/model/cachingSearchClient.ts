export interface SearchCacheOptions {
  /** Maximum number of cached answers; the least recently used is evicted first. */
  max: number;
}

/** The part of a search client that is wrapped; its other members are passed through. */
export interface CacheableClient {
  search: (requests: never, ...rest: never[]) => Promise<unknown>;
}

/** Normalises a request for comparison: keys and lists are sorted, because the order of a list never matters to a search. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(canonical(one))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const written = entries.map(([name, one]) => [name, name === 'requests' ? inTurn(one) : canonical(one)] as const);
  return Object.fromEntries(written.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Queries of a batch are answered in order, so their order is kept. */
function inTurn(batch: unknown): unknown {
  return Array.isArray(batch) ? batch.map(canonical) : canonical(batch);
}

const callKey = (given: readonly unknown[]): string => JSON.stringify(given.map(inTurn));

/**
 * A search client that remembers its latest answers, by the whole request: words, offset, order and filters. Equal
 * requests in progress share one call. Failures are not cached. Callers share the answer objects, so they must not be
 * changed.
 */
export function cachingSearchClient<Client extends CacheableClient>(
  client: Client,
  { max }: SearchCacheOptions,
): Client & { clearCache: () => Promise<void> } {
  const answers = new Map<string, Promise<unknown>>();
  const ask = client.search.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const search = (...given: unknown[]): Promise<unknown> => {
    const key = callKey(given);
    const known = answers.get(key);
    // Moved to the end, so that the first entry is always the least recently used.
    answers.delete(key);
    const answer = known ?? ask(...given);
    answers.set(key, answer);
    if (known) return known;
    const oldest = answers.keys().next().value;
    if (answers.size > max && oldest !== undefined) answers.delete(oldest);
    answer.catch(() => {
      if (answers.get(key) === answer) answers.delete(key);
    });
    return answer;
  };
  const clearCache = (): Promise<void> => {
    answers.clear();
    return Promise.resolve();
  };
  return { ...client, search, clearCache } as Client & { clearCache: () => Promise<void> };
}
