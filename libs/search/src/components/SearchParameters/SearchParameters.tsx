'use client';

import { useMemo } from 'react';
import { Configure } from 'react-instantsearch';
import { searchParameters } from '../../model/firstSearch.ts';
import { useListingFilters, type UseListingFiltersProps } from './useListingFilters.ts';

export interface SearchParametersProps extends UseListingFiltersProps {
  /** Vehicles on one page of the list. */
  perPage: number;
}

/** A sibling of the other parameters, not a parent: it waits for the first answer, and its children would wait too. */
function ListingFilters(listing: UseListingFiltersProps) {
  useListingFilters(listing);
  return null;
}

/** Sets what every query of the page carries, whatever the visitor chooses. Renders nothing. */
export function SearchParameters({ perPage, ...listing }: SearchParametersProps) {
  const shared = useMemo(() => searchParameters(perPage), [perPage]);
  return (
    <>
      <Configure {...shared} />
      <ListingFilters {...listing} />
    </>
  );
}
