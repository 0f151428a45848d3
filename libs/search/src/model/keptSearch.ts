export interface KeptSearchOptions {
  /** Answers kept; the one that was asked for longest ago goes first. */
  max: number;
}

/** What is needed of a search client; whatever else it has is handed through. */
export interface KeepableClient {
  search: (requests: never, ...rest: never[]) => Promise<unknown>;
}

/** One spelling of a request: names in order, and lists too, for in a search no list means anything by its order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(canonical(one))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const written = entries.map(([name, one]) => [name, name === 'requests' ? inTurn(one) : canonical(one)] as const);
  return Object.fromEntries(written.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The questions of a batch are answered in their order, so they alone keep it. */
function inTurn(batch: unknown): unknown {
  return Array.isArray(batch) ? batch.map(canonical) : canonical(batch);
}

const callKey = (given: readonly unknown[]): string => JSON.stringify(given.map(inTurn));

/**
 * A search client that remembers its latest answers, by the whole request: words, offset, order and filters. Equal
 * requests under way share one call. What failed is not kept. The answers are handed out as they are and must not be
 * changed.
 */
export function keptSearchClient<Client extends KeepableClient>(
  client: Client,
  { max }: KeptSearchOptions,
): Client & { clearCache: () => Promise<void> } {
  const kept = new Map<string, Promise<unknown>>();
  const ask = client.search.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const search = (...given: unknown[]): Promise<unknown> => {
    const key = callKey(given);
    const known = kept.get(key);
    // Put last again: the first one is always the one not asked for the longest.
    kept.delete(key);
    const answer = known ?? ask(...given);
    kept.set(key, answer);
    if (known) return known;
    const oldest = kept.keys().next().value;
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => {
      if (kept.get(key) === answer) kept.delete(key);
    });
    return answer;
  };
  const clearCache = (): Promise<void> => {
    kept.clear();
    return Promise.resolve();
  };
  return { ...client, search, clearCache } as Client & { clearCache: () => Promise<void> };
}
