'use client';

import type { FilterSection } from '@forecourt/domain';
import { useMemo, type ReactNode } from 'react';
import { InstantSearch, type InstantSearchProps } from 'react-instantsearch';
import { primaryIndex } from '../model/indexes.ts';
import { searchFuture } from '../searchFuture.ts';
import { pageRouting } from './pageRouting.ts';
import { searchClient } from './searchClient.ts';

export interface PageSearchProps {
  /** Origin of the site that is searched; it must list the page's origin as allowed. */
  origin: string;
  /** Public key of the site's search. */
  searchKey: string;
  /** The filters that the page shows: hand the same array again, or the search begins anew. */
  filters: readonly FilterSection[];
  /** Answers that the browser keeps. @default 30 */
  cacheSize?: number;
  /** Keeps choices in the page's address; off where the page has several searches. @default true */
  inAddress?: boolean;
  /** The page's search: `SearchApp`. */
  children: ReactNode;
}

/** The search library around `SearchApp` on a page of plain React: the way to the site's search, and the address. */
export function PageSearch({
  origin,
  searchKey,
  filters,
  cacheSize = 30,
  inAddress = true,
  children,
}: PageSearchProps) {
  const client = useMemo(() => searchClient({ origin, searchKey, cacheSize }), [origin, searchKey, cacheSize]);
  const routing = useMemo(() => (inAddress ? pageRouting(filters) : undefined), [inAddress, filters]);
  return (
    <InstantSearch
      indexName={primaryIndex}
      searchClient={client}
      routing={routing as InstantSearchProps['routing']}
      future={searchFuture}
    >
      {children}
    </InstantSearch>
  );
}
