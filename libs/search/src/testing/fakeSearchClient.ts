import type { Vehicle } from '@forecourt/domain';
import { indexSort } from '../model/indexes.ts';
import { toSearchRecord, type SearchRecord } from '../model/record.ts';
import { findFacetHits, highlightWords, type FakeFacetParams } from './fakeFacetHits.ts';
import { countFacets, findRows } from './fakeRows.ts';

export interface FakeRequest {
  indexName: string;
  type?: 'facet';
  /** Attribute whose values are requested instead of vehicles. */
  facet?: string;
  params: FakeFacetParams & Record<string, unknown>;
}

export interface FakeSearchClient {
  search: (requests: unknown) => Promise<{ results: never[] }>;
  /** Main queries so far, oldest first. */
  asked: FakeRequest[];
  /** Every batch so far. */
  batches: FakeRequest[][];
  /** Makes every query from now on fail, or succeed again. */
  fail: (failing: boolean) => void;
}

export interface FakeSearchOptions {
  failing?: boolean;
  /** Milliseconds before an answer; Infinity never answers. @default 0 */
  delay?: number;
}

function inOrder(rows: readonly SearchRecord[], indexName: string): SearchRecord[] {
  const sort = indexSort(indexName);
  if (!sort) return [...rows];
  const sign = sort.direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => ((one[sort.attribute] ?? 0) - (other[sort.attribute] ?? 0)) * sign);
}

function answer(records: readonly SearchRecord[], { indexName, type, facet = '', params }: FakeRequest) {
  if (type === 'facet') return { facetHits: findFacetHits(records, facet, params) };
  const { query = '', page = 0, hitsPerPage = 20 } = params;
  const rows = inOrder(findRows(records, params), indexName);
  const hits = rows.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    index: indexName,
    query,
    params: '',
    page,
    hitsPerPage,
    nbHits: rows.length,
    nbPages: hitsPerPage ? Math.ceil(rows.length / hitsPerPage) : 0,
    hits: hits.map(({ objectID, summary }) => ({
      objectID,
      // Every answer has new record objects, as over the network.
      summary: structuredClone(summary),
      _highlightResult: { name: { value: highlightWords(summary.name, query, params) } },
    })),
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    processingTimeMS: 1,
    ...countFacets(rows, params.facets, params.maxValuesPerFacet),
  };
}

/** A fake search service over given vehicles: real counts, ranges, pages and orders. */
export function fakeSearchClient(
  vehicles: readonly Vehicle[],
  { failing = false, delay = 0 }: FakeSearchOptions = {},
): FakeSearchClient {
  const records = vehicles.map(toSearchRecord);
  let fails = failing;
  const asked: FakeRequest[] = [];
  const batches: FakeRequest[][] = [];
  return {
    asked,
    batches,
    fail(next) {
      fails = next;
    },
    async search(given) {
      const requests = given as FakeRequest[];
      batches.push(requests);
      asked.push(...requests.filter(({ type, params }) => type !== 'facet' && params.hitsPerPage !== 0));
      if (delay === Infinity) await new Promise(() => undefined);
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      if (fails) throw new Error('The search service does not answer');
      return { results: requests.map((request) => answer(records, request)) as never[] };
    },
  };
}
