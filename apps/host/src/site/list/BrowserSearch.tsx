'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchFuture } from '@forecourt/search';
import { primaryIndex } from '@forecourt/search/model';
import { useMemo, type ReactNode } from 'react';
import { InstantSearchNext } from 'react-instantsearch-nextjs';
import { searchClient } from './searchClient.ts';
import { useSearchRouting } from './useSearchRouting.ts';

export interface BrowserSearchProps {
  filters: FilterSection[];
  /** Public key of the search service. */
  searchKey: string;
  /** Answers that the browser keeps. */
  cacheSize: number;
  children: ReactNode;
}

/** The search library around the page's search, with what the server had answered when it comes with a page. */
export function BrowserSearch({ filters, searchKey, cacheSize, children }: BrowserSearchProps) {
  const routing = useSearchRouting(filters);
  const client = useMemo(() => searchClient(searchKey, cacheSize), [searchKey, cacheSize]);
  return (
    <InstantSearchNext indexName={primaryIndex} searchClient={client} routing={routing} future={searchFuture}>
      {children}
    </InstantSearchNext>
  );
}
