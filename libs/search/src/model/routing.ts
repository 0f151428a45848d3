import type { FilterSection } from '@forecourt/domain';
import { toUiState, toUrlState } from './uiState.ts';
import type { SearchUiState } from './searchUiState.ts';
import { readSearchUrl, writeSearchUrl, type SearchUrlState } from './urlState.ts';

/** What the address of a page is made of. */
interface PageLocation {
  origin: string;
  pathname: string;
  search: string;
}

/** Everything the search library needs to keep the address and the search in step. */
export interface SearchRouting {
  stateMapping: {
    stateToRoute: (uiState: Record<string, SearchUiState>) => SearchUrlState;
    routeToState: (route: SearchUrlState) => Record<string, SearchUiState>;
  };
  router: {
    createURL: (given: { routeState: Partial<SearchUrlState>; location: PageLocation }) => string;
    parseURL: (given: { location: PageLocation }) => SearchUrlState;
    cleanUrlOnDispose: false;
  };
}

/**
 * The routing of a search page, for the search library's `routing` option. It keeps the page's own path, so a landing
 * page stays where it is.
 * @param sections the same that the page shows: what is not among them is not read from an address
 */
export function searchRouting(indexName: string, sections: readonly FilterSection[]): SearchRouting {
  return {
    stateMapping: {
      stateToRoute: (uiState) => toUrlState(uiState[indexName] ?? {}, indexName, sections),
      routeToState: (route) => ({ [indexName]: toUiState(route, indexName) }),
    },
    router: {
      createURL: ({ routeState, location }) => {
        const text = writeSearchUrl({ lists: {}, ranges: {}, toggles: [], ...routeState }, sections).toString();
        return `${location.origin}${location.pathname}${text ? `?${text}` : ''}`;
      },
      parseURL: ({ location }) => readSearchUrl(new URLSearchParams(location.search), sections),
      // The next page owns the address by the time this one goes.
      cleanUrlOnDispose: false,
    },
  };
}
