'use client';

import { useConnector } from 'react-instantsearch';
import { listingFilters, type ListingOptions } from '../../model/listingFilters.ts';

export type UseListingFiltersProps = Required<ListingOptions>;

/** The methods of the search library's query helper that are used here. */
interface Query {
  setQueryParameter: (name: 'filters', value: string | undefined) => Query;
}

/**
 * A part of the search library's own state rather than a `Configure`, so that the filter changes in the same query as
 * the order: sorting by price asks for no list twice.
 */
const connectListingFilters =
  (_render: unknown, unmount: () => void = () => undefined) =>
  (options: UseListingFiltersProps) => ({
    $$type: 'forecourt.listingFilters',
    init: () => undefined,
    render: () => undefined,
    getWidgetUiState: <State>(state: State): State => state,
    getWidgetSearchParameters: (query: Query, { uiState }: { uiState: { sortBy?: string } }) =>
      query.setQueryParameter('filters', listingFilters(uiState.sortBy, options) || undefined),
    dispose({ state }: { state: Query }) {
      unmount();
      return state.setQueryParameter('filters', undefined);
    },
  });

/** Adds the page's own filter expression to every query. */
export function useListingFilters(options: UseListingFiltersProps): void {
  // Declared here because the library's own types would pull in its whole client.
  const connector = connectListingFilters as unknown as Parameters<typeof useConnector>[0];
  useConnector(connector, { ...options });
}
