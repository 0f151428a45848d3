import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { cachingSearchClient } from '../model/cachingSearchClient.ts';

/** The client's own cache is unbounded; `cachingSearchClient` keeps only the latest answers. */
const noCache = {
  get: <Value>(_key: unknown, ask: () => Promise<Value>): Promise<Value> => ask(),
  set: <Value>(_key: unknown, value: Value): Promise<Value> => Promise.resolve(value),
  delete: (): Promise<void> => Promise.resolve(),
  clear: (): Promise<void> => Promise.resolve(),
};

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
    // There is only one host. To remember which hosts respond, the client would read storage in a task before each
    // request, delayed by the paint that the keystroke caused.
    hostsCache: noCache,
    hosts: [{ url: `${host}/api/search`, accept: 'readWrite', protocol: protocol === 'https:' ? 'https' : 'http' }],
  });
  return cachingSearchClient(client, { max: cacheSize }) as unknown as LiteClient;
}
