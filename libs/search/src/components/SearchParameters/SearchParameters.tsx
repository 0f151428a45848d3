'use client';

import { useMemo } from 'react';
import { Configure } from 'react-instantsearch';
import { searchParameters } from '../../model/firstSearch.ts';
import { useListingFilters, type UseListingFiltersProps } from './useListingFilters.ts';

export interface SearchParametersProps extends UseListingFiltersProps {
  /** Vehicles on one page of the list. */
  perPage: number;
}

/** Beside the other parameters, not around them: it waits for the first answer, and what is inside would wait too. */
function ListingFilters(listing: UseListingFiltersProps) {
  useListingFilters(listing);
  return null;
}

/** What every query of the page carries, whatever the visitor chooses. Shows nothing. */
export function SearchParameters({ perPage, ...listing }: SearchParametersProps) {
  const shared = useMemo(() => searchParameters(perPage), [perPage]);
  return (
    <>
      <Configure {...shared} />
      <ListingFilters {...listing} />
    </>
  );
}
