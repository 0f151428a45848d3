import type { FilterSection } from '@forecourt/domain';
import { toUiState, toUrlState } from './uiState.ts';
import type { SearchUiState } from './searchUiState.ts';
import { readSearchUrl, writeSearchUrl, type SearchUrlState } from './urlState.ts';

/** State that the address of a page is built from. */
interface PageLocation {
  origin: string;
  pathname: string;
  search: string;
}

/** Keeps the address and the search in step; passed to the search library. */
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
 * Creates the search library's `routing` option for a search page. It keeps the page's own path, so a landing page
 * stays where it is.
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
      // On disposal the address already belongs to the next page.
      cleanUrlOnDispose: false,
    },
  };
}
