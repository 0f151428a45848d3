import type { ShownReading } from './reading/shownReading.ts';
import type { SearchRecord } from './record.ts';

/** One request of a batch, as search clients take it. */
export interface SearchRequest {
  indexName: string;
  /** Asks which values of a facet begin with the typed text, instead of for records. */
  type?: 'facet';
  facet?: string;
  params: Readonly<Record<string, unknown>>;
}

/** The fields of an answer that are read here; a facet request has only `facetHits`. */
export interface SearchAnswer {
  nbHits?: number;
  reading?: ShownReading;
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  hits?: readonly (Pick<SearchRecord, 'objectID' | 'summary'> & {
    _highlightResult?: { name?: { value: string } };
  })[];
  facetHits?: readonly { value: string; highlighted: string; count: number }[];
}

/** Function of a search client that sends a batch and returns the answers in the same order. */
export interface BatchClient {
  search: (requests: SearchRequest[]) => Promise<{ results: unknown[] }>;
}
