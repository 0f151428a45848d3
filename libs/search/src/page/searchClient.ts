import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { cachingSearchClient } from '../model/cachingSearchClient.ts';

/** The client's own cache is unbounded; `cachingSearchClient` keeps only the latest answers. */
const noCache = {
  get: <Value>(_key: unknown, ask: () => Promise<Value>): Promise<Value> => ask(),
  set: <Value>(_key: unknown, value: Value): Promise<Value> => Promise.resolve(value),
  delete: (): Promise<void> => Promise.resolve(),
  clear: (): Promise<void> => Promise.resolve(),
};

/**
 * What the client knows of its one host: for two minutes after a timeout it waits four times as long. The client's own
 * store would be read in a task before each request, delayed by the paint that the keystroke caused.
 */
function hostMemory() {
  let known: unknown;
  return {
    ...noCache,
    get: <Value>(_key: unknown, ask: () => Promise<Value>): Promise<Value> =>
      known === undefined ? ask() : Promise.resolve(known as Value),
    set: <Value>(_key: unknown, value: Value): Promise<Value> => {
      known = value;
      return Promise.resolve(value);
    },
  };
}

/**
 * Milliseconds to the first byte and to the last one, before a request is aborted: long, because a slow line becomes
 * slower by what is sent again. The client's own are 1 and 2 seconds.
 */
const browserTimeouts = { connect: 10_000, read: 30_000, write: 30_000 };

export interface SearchClientOptions {
  /** Origin of the site that is searched. @example 'https://www.harbourtoyota.example' */
  origin: string;
  /** Public key of the site's search. */
  searchKey: string;
  /** Answers that the client keeps. */
  cacheSize: number;
}

/** The search client of a page in the browser, over the wire to a site's host. */
export function searchClient({ origin, searchKey, cacheSize }: SearchClientOptions): LiteClient {
  const { host, protocol } = new URL(origin);
  const client = liteClient('forecourt', searchKey, {
    responsesCache: noCache,
    hostsCache: hostMemory(),
    // A server that asks for a page's first answers does not let the page wait that long.
    ...(typeof window === 'undefined' ? {} : { timeouts: browserTimeouts }),
    hosts: [{ url: `${host}/api/search`, accept: 'readWrite', protocol: protocol === 'https:' ? 'https' : 'http' }],
  });
  return cachingSearchClient(client, { max: cacheSize }) as unknown as LiteClient;
}
