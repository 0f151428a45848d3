import type { SortIndex } from '@forecourt/search/model';
import { Refusal } from '../Refusal.ts';
import type { IndexRecord } from './columns.ts';
import { askedFacets, countFacets, facetStats, findFacetValues } from './facetCounts.ts';
import { highlightRecord, wordPatterns, type WordPattern } from './highlight.ts';
import type { LiveIndex, SiteBoundary } from './LiveIndex.ts';
import { firstRows, rowOrder } from './order.ts';
import { searchedAttributes } from './recordWords.ts';
import {
  echoParams,
  readSearchParams,
  readText,
  readWhole,
  type SearchParams,
  type WireParams,
} from './searchParams.ts';

/** An index as a query names it: a replica is its primary in another order. */
export interface NamedIndex {
  name: string;
  live: LiveIndex;
  sort: Pick<SortIndex, 'attribute' | 'direction'>;
  /** Whether a match in the title comes first: not where the visitor chose an order. */
  byRelevance: boolean;
}

const took = (started: number): number => Math.round(performance.now() - started);

/** The attributes a client may see of a record; its id always. */
export function retrieved(record: IndexRecord, names: readonly string[] | null): Record<string, unknown> {
  if (names === null || names.length === 0) return { ...record };
  const hidden = new Set(names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  const all = names.includes('*') || hidden.size === names.length;
  const kept = Object.entries(record).filter(
    ([name]) => name === 'objectID' || (!hidden.has(name) && (all || names.includes(name))),
  );
  return Object.fromEntries(kept);
}

function toHit(live: LiveIndex, row: number, params: SearchParams, patterns: readonly WordPattern[]) {
  const record = live.record(row);
  const hit = retrieved(record, params.attributesToRetrieve);
  const asked = params.attributesToHighlight;
  const all = asked === null || asked.includes('*');
  const attributes = all ? searchedAttributes(record, live.settings) : asked;
  if (attributes.length > 0) hit._highlightResult = highlightRecord(record, attributes, patterns, params.tags);
  return hit;
}

/** The answer to one query of `POST /1/indexes/*\/queries`. */
export function answerQuery(index: NamedIndex, wire: WireParams, boundary: SiteBoundary) {
  const started = performance.now();
  const params = readSearchParams(wire);
  const { live } = index;
  const { rows, match } = live.find(boundary, params.query, params.groups);
  const start = params.offset ?? params.page * params.hitsPerPage;
  const count = params.length ?? params.hitsPerPage;
  const order = rowOrder(live.columns, index.sort, index.byRelevance ? (match?.rank ?? null) : null);
  const wanted = count > 0 && start < rows.length ? firstRows(rows, start + count, order).slice(start) : [];
  const patterns = wordPatterns(match?.words ?? []);
  const names = askedFacets(live.columns, params.facets);
  const stats = facetStats(live.columns, rows, names);
  return {
    hits: wanted.map((row) => toHit(live, row, params, patterns)),
    nbHits: rows.length,
    ...(params.offset === null
      ? {
          page: params.page,
          nbPages: params.hitsPerPage > 0 ? Math.ceil(rows.length / params.hitsPerPage) : 0,
          hitsPerPage: params.hitsPerPage,
        }
      : { offset: params.offset, length: count }),
    ...(names.length > 0 ? { facets: countFacets(live.columns, rows, names, params.maxValuesPerFacet) } : {}),
    ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}),
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, facetsCount: true, typo: true },
    query: params.query,
    params: echoParams(wire),
    index: index.name,
    processingTimeMS: took(started),
  };
}

/** The answer to a search among one facet's values. */
export function answerFacetQuery(index: NamedIndex, facet: string, wire: WireParams, boundary: SiteBoundary) {
  const started = performance.now();
  const params = readSearchParams(wire);
  const { live } = index;
  if (!live.columns.facet(facet)) {
    throw new Refusal(400, `facet: ${JSON.stringify(facet)} is not an attribute of index ${index.name} to search for`);
  }
  const typed = readText(wire, 'facetQuery', '', 512);
  const most = readWhole(wire, 'maxFacetHits', 10, 1, 100);
  const { rows } = live.find(boundary, params.query, params.groups);
  return {
    facetHits: findFacetValues(live.columns, rows, facet, typed, most, params.tags),
    exhaustiveFacetsCount: true,
    processingTimeMS: took(started),
  };
}

/** One step through every record the site may see, in the order of the rows; the cursor is where the next one starts. */
export function answerBrowse(index: NamedIndex, wire: WireParams, boundary: SiteBoundary) {
  const started = performance.now();
  const cursor = readText(wire, 'cursor', '', 200_000);
  const asked = cursor ? readCursor(cursor) : { after: 0, params: wire };
  const params = readSearchParams({ hitsPerPage: 1_000, ...asked.params });
  const { live } = index;
  const { rows } = live.find(boundary, params.query, params.groups);
  const left = rows.filter((row) => row > asked.after);
  const page = left.subarray(0, Math.max(1, params.hitsPerPage));
  const last = page.at(-1);
  return {
    hits: [...page].map((row) => retrieved(live.record(row), params.attributesToRetrieve)),
    nbHits: rows.length,
    page: 0,
    nbPages: Math.ceil(rows.length / Math.max(1, params.hitsPerPage)),
    hitsPerPage: params.hitsPerPage,
    ...(left.length > page.length && last !== undefined ? { cursor: writeCursor(last, asked.params) } : {}),
    query: params.query,
    params: echoParams(asked.params),
    processingTimeMS: took(started),
  };
}

function writeCursor(after: number, params: WireParams): string {
  return Buffer.from(JSON.stringify({ after, params })).toString('base64url');
}

function readCursor(cursor: string): { after: number; params: WireParams } {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (typeof read === 'object' && read !== null && 'after' in read && 'params' in read) {
      const { after, params } = read;
      if (typeof after === 'number' && typeof params === 'object' && params !== null) {
        return { after, params: params as WireParams };
      }
    }
  } catch {
    // Not ours: refused below like any other text.
  }
  throw new Refusal(400, 'cursor: expected a cursor of an earlier answer');
}
