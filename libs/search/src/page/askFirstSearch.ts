import { firstSearch, type FirstSearchOptions, type FirstState } from '../model/firstSearch.ts';
import { primaryIndex } from '../model/indexes.ts';
import { toUiState } from '../model/uiState.ts';
import { readSearchUrl } from '../model/urlState.ts';
import { searchClient, type SearchClientOptions } from './searchClient.ts';

export interface AskFirstSearchOptions extends FirstSearchOptions, Pick<SearchClientOptions, 'origin' | 'searchKey'> {
  /** Path and query of the page. @example '/stock?make=Kia' */
  address: string;
}

/** What a search finds when its page opens, as JSON: a server hands it to the page's `PageSearch`. */
export interface FirstSearchAnswer {
  /** Path and query that were asked for. */
  address: string;
  /** The search library's own. */
  state: FirstState;
  results: unknown[];
  requestParams: object[];
}

/**
 * Asks a site's search for what a page shows when it opens, on the page's server.
 * @throws when the site's host does not answer, or refuses
 */
export async function askFirstSearch({
  origin,
  searchKey,
  address,
  ...options
}: AskFirstSearchOptions): Promise<FirstSearchAnswer> {
  const { searchParams } = new URL(address, origin);
  const ui = toUiState(readSearchUrl(searchParams, options.sections), options.indexName ?? primaryIndex);
  const { state, requests } = firstSearch(ui, options);
  const { results } = await searchClient({ origin, searchKey, cacheSize: 0 }).search<unknown>({
    requests: requests.map(({ indexName, params }) => ({ indexName, ...params })) as never,
  });
  return { address, state, results, requestParams: requests.map(({ params }) => params) };
}
