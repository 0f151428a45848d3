import type { ShownReading } from './reading/shownReading.ts';
import type { SearchRecord } from './record.ts';

/** One question of a batch, as search clients take it. */
export interface SearchRequest {
  indexName: string;
  /** Asks which values of a facet begin with what was typed, instead of for records. */
  type?: 'facet';
  facet?: string;
  params: Readonly<Record<string, unknown>>;
}

/** The part of an answer that is read here; a facet question has only `facetHits`. */
export interface SearchAnswer {
  nbHits?: number;
  reading?: ShownReading;
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  hits?: readonly (Pick<SearchRecord, 'objectID' | 'summary'> & {
    _highlightResult?: { name?: { value: string } };
  })[];
  facetHits?: readonly { value: string; highlighted: string; count: number }[];
}

/** What a batch asks a search client, and what comes back in the same order. */
export interface BatchClient {
  search: (requests: SearchRequest[]) => Promise<{ results: unknown[] }>;
}
