import type { FlagOverrides, PublicSite } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { useMemo, useState, type ReactNode } from 'react';
import { InstantSearch, type InstantSearchProps } from 'react-instantsearch';
import { primaryIndex } from '../model/indexes.ts';
import { searchSections } from '../model/searchSections.ts';
import type { SearchUiState } from '../model/searchUiState.ts';
import { retryingSearchClient } from '../page/retryingSearchClient.ts';
import { searchFuture } from '../searchFuture.ts';
import { fakeSearchClient, type FakeSearchClient } from './fakeSearchClient.ts';
import { manyVehicles } from './manyVehicles.ts';

export interface TestSearchProps {
  /** What answers the searches. @default answers from `manyVehicles` */
  client?: FakeSearchClient;
  /** Initial choices. */
  state?: SearchUiState;
  /** Keeps the search in an address, as the search library takes it; off when left out. */
  routing?: object;
  /** Fields that differ from the sample site. */
  site?: Partial<PublicSite>;
  /** Switches that differ from their defaults. */
  flags?: FlagOverrides;
  /** The component under test. */
  children: ReactNode;
}

/** Filters of the sample site. */
export const sampleFilters = searchSections(sampleSite);

/** A sample site and a search around a component under test. */
export function TestSearch({ client, state = {}, routing, site, flags, children }: TestSearchProps) {
  const [ownClient] = useState(() => fakeSearchClient(manyVehicles));
  const asked = client ?? ownClient;
  const retrying = useMemo(() => retryingSearchClient(asked), [asked]);
  return (
    <TestSite site={site} flags={flags}>
      <InstantSearch
        indexName={primaryIndex}
        searchClient={retrying as unknown as InstantSearchProps['searchClient']}
        initialUiState={{ [primaryIndex]: state }}
        routing={routing as InstantSearchProps['routing']}
        future={searchFuture}
      >
        {children}
      </InstantSearch>
    </TestSite>
  );
}
