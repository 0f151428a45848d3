'use client';

import { Configure } from 'react-instantsearch';
import { useListingFilters, type UseListingFiltersProps } from './useListingFilters.ts';

export interface SearchParametersProps extends UseListingFiltersProps {
  perPage: number;
}

const onlySummary = ['summary'];
const nothing: string[] = [];

/** What every query of the page carries, whatever the visitor chooses. Shows nothing. */
export function SearchParameters({ perPage, ...listing }: SearchParametersProps) {
  useListingFilters(listing);
  return (
    <Configure
      hitsPerPage={perPage}
      maxValuesPerFacet={100}
      attributesToRetrieve={onlySummary}
      attributesToHighlight={nothing}
    />
  );
}
