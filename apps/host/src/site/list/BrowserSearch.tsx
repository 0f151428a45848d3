'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchFuture } from '@forecourt/search';
import { primaryIndex } from '@forecourt/search/model';
import { useMemo, type ReactNode } from 'react';
import { InstantSearchNext } from 'react-instantsearch-nextjs';
import { ownSearchClient } from './ownSearchClient.ts';
import { useSearchRouting } from './useSearchRouting.ts';

export interface BrowserSearchProps {
  filters: FilterSection[];
  /** Public key of the search service. */
  searchKey: string;
  /** Number of answers that the browser caches. */
  cacheSize: number;
  children: ReactNode;
}

/** The search library around the page's search, with the server's answers if they came with the page. */
export function BrowserSearch({ filters, searchKey, cacheSize, children }: BrowserSearchProps) {
  const routing = useSearchRouting(filters);
  const client = useMemo(() => ownSearchClient(searchKey, cacheSize), [searchKey, cacheSize]);
  return (
    <InstantSearchNext indexName={primaryIndex} searchClient={client} routing={routing} future={searchFuture}>
      {children}
    </InstantSearchNext>
  );
}
