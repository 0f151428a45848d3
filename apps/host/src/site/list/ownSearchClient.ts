import { searchClient } from '@forecourt/search';

type SearchClient = ReturnType<typeof searchClient>;

/** One for the whole visit: going back to a list needs no new request. */
const clients = new Map<number, SearchClient>();

/**
 * The search client of a page in the browser, over the wire to the site's own host.
 * @param max answers that the browser keeps
 */
export function ownSearchClient(searchKey: string, max: number): SearchClient {
  const { origin } = window.location;
  const known = clients.get(max) ?? searchClient({ origin, searchKey, cacheSize: max });
  clients.set(max, known);
  return known;
}
