'use client';

import { useMemo, type ContextType, type ReactNode } from 'react';
import { InstantSearch, InstantSearchSSRContext, type InstantSearchProps } from 'react-instantsearch';
import { primaryIndex } from '../model/indexes.ts';
import { searchFuture } from '../searchFuture.ts';
import type { PageRouting } from './pageRouting.ts';
import { retryingSearchClient } from './retryingSearchClient.ts';
import type { searchClient } from './searchClient.ts';

export interface SearchRootProps {
  /** The way to the search service: of `searchClient`, or one with the same `search`. */
  client: Pick<ReturnType<typeof searchClient>, 'search'>;
  /** Keeps the address in step with the search; undefined where it does not show in the address. */
  routing: PageRouting | undefined;
  /** By index, as the search library takes them from a server; undefined where the browser asks itself. @default none */
  answers?: object;
  /** The page's search: `SearchApp`. */
  children: ReactNode;
}

/**
 * The search library around `SearchApp`, which may begin with the answers of a server. The library's own provider of
 * answers would keep the search alive after its page has gone, listening to the browser's history for ever.
 */
export function SearchRoot({ client, routing, answers, children }: SearchRootProps) {
  // The library subscribes anew whenever it is handed another object.
  const served = useMemo(() => ({ initialResults: answers }) as ContextType<typeof InstantSearchSSRContext>, [answers]);
  const retrying = useMemo(() => retryingSearchClient(client), [client]);
  return (
    <InstantSearchSSRContext.Provider value={served}>
      <InstantSearch
        indexName={primaryIndex}
        searchClient={retrying as InstantSearchProps['searchClient']}
        routing={routing as InstantSearchProps['routing']}
        future={searchFuture}
      >
        {children}
      </InstantSearch>
    </InstantSearchSSRContext.Provider>
  );
}
