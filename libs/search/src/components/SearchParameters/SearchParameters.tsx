'use client';

import { Configure } from 'react-instantsearch';
import { readFlag } from '../../model/reading/shownReading.ts';
import { useListingFilters, type UseListingFiltersProps } from './useListingFilters.ts';

export interface SearchParametersProps extends UseListingFiltersProps {
  /** Vehicles on one page of the list. */
  perPage: number;
}

const onlySummary = ['summary'];
const nothing: string[] = [];
/** The search library knows the parameters of its own service alone. */
const reads = { [readFlag]: true };

/** Beside the other parameters, not around them: it waits for the first answer, and what is inside would wait too. */
function ListingFilters(listing: UseListingFiltersProps) {
  useListingFilters(listing);
  return null;
}

/** What every query of the page carries, whatever the visitor chooses. Shows nothing. */
export function SearchParameters({ perPage, ...listing }: SearchParametersProps) {
  return (
    <>
      <Configure
        hitsPerPage={perPage}
        maxValuesPerFacet={100}
        attributesToRetrieve={onlySummary}
        attributesToHighlight={nothing}
        {...reads}
      />
      <ListingFilters {...listing} />
    </>
  );
}
