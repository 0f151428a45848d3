import { cachingSearchClient } from '@forecourt/search/model';
import { liteClient, type LiteClient } from 'algoliasearch/lite';

/** The client's own memory of answers has no end; `cachingSearchClient` keeps the latest instead. */
const noCache = {
  get: <Value>(_key: unknown, ask: () => Promise<Value>): Promise<Value> => ask(),
  set: <Value>(_key: unknown, value: Value): Promise<Value> => Promise.resolve(value),
  delete: (): Promise<void> => Promise.resolve(),
  clear: (): Promise<void> => Promise.resolve(),
};

function browserClient(searchKey: string): LiteClient {
  return liteClient('forecourt', searchKey, {
    responsesCache: noCache,
    // There is one host. To remember which one answers, the client would read the disk in a task of its own before
    // each request, behind the painting that the keystroke caused.
    hostsCache: noCache,
    hosts: [
      {
        url: `${window.location.host}/api/search`,
        accept: 'readWrite',
        protocol: window.location.protocol === 'https:' ? 'https' : 'http',
      },
    ],
  });
}

/** One for the whole visit: going back to a list needs no new request. */
const clients = new Map<number, LiteClient>();

/**
 * The search client of a page in the browser, over the wire to the site's own host.
 * @param max answers that the browser keeps
 */
export function searchClient(searchKey: string, max: number): LiteClient {
  const known = clients.get(max) ?? (cachingSearchClient(browserClient(searchKey), { max }) as unknown as LiteClient);
  clients.set(max, known);
  return known;
}
