import { parseJson } from '@forecourt/domain/answers';
import { Refusal } from '../Refusal.ts';
import type { Effort } from './Effort.ts';
import { requestedFacets, countFacets, findFacetValues } from '../columns/facetCounts.ts';
import { filterScores, scoredLeaves } from '../columns/filterScores.ts';
import { hiddenAttributes, hitTexts, retrieved, type NamedIndex } from './hits.ts';
import { nearness } from '../columns/places.ts';
import type { Found } from '../store/LiveIndex.ts';
import { classOf } from '../text/fitCosts.ts';
import { firstRows, rowOrder, type RowOrder } from '../columns/order.ts';
import type { SiteBoundary } from '../columns/SiteView.ts';
import {
  echoParams,
  readSearchParams,
  readText,
  readWhole,
  type SearchParams,
  type WireParams,
} from '../params/searchParams.ts';
import type { TextMatch } from '../text/TextSearch.ts';

const took = (started: number): number => Math.round(performance.now() - started);

/** A query with parsed parameters. */
export interface ReadQuery {
  index: NamedIndex;
  facet: string | null;
  wire: WireParams;
  params: SearchParams;
}

export function readQuery(index: NamedIndex, facet: string | null, wire: WireParams): ReadQuery {
  const params = readSearchParams(wire, index.settings.query);
  if (facet !== null && (!index.live.columns.facet(facet) || hiddenAttributes(index).includes(facet))) {
    throw new Refusal(400, `facet: ${JSON.stringify(facet)} is not an attribute of index ${index.name} to search for`);
  }
  return { index, facet, wire, params };
}

/** Facets that a query counts, without those that the index shows nobody. */
function visibleFacets(index: NamedIndex, { facets }: SearchParams): string[] {
  const hidden = hiddenAttributes(index);
  return requestedFacets(index.live.columns, facets).filter((name) => !hidden.includes(name));
}

/** What a query's facets cost, known before anything is counted; writing out many values costs more than counting them. */
export function facetEffort({ index, facet, params }: ReadQuery): number {
  const facets = facet === null ? visibleFacets(index, params).length : 1;
  return facets * (1 + params.maxValuesPerFacet / 500);
}

/** The answer to one query of `POST /1/indexes/*\/queries` as JSON. */
export function answerQuery(requested: ReadQuery, found: Found, effort: Effort): string {
  return requested.facet === null
    ? answerHits(requested, found, effort)
    : JSON.stringify(answerFacet(requested, requested.facet, found));
}

function answerHits({ index, wire, params }: ReadQuery, found: Found, effort: Effort): string {
  const started = performance.now();
  const { live } = index;
  const names = visibleFacets(index, params);
  const start = params.offset ?? params.page * params.hitsPerPage;
  const count = params.length ?? params.hitsPerPage;
  const order = queryOrder(index, params, found, effort);
  const unlike = distinctRows(index, params, found.rows, order, effort);
  const sorted = sortedRows(index, params, { ...found, rows: unlike });
  const isNeeded = count > 0 && start < sorted.length;
  effort.spend(hitEffort(start, count, sorted.length));
  const { facets, stats } = countFacets(
    live.columns,
    params.facetingAfterDistinct ? unlike : found.rows,
    names,
    params.maxValuesPerFacet,
    params.sortFacetValuesBy,
  );
  const shown = isNeeded ? firstRows(sorted, start + count, order).slice(start) : [];
  const hits = hitTexts(index, shown, params, found);
  const around = params.geo?.kind === 'around' ? params.geo : null;
  const rest = {
    nbHits: unlike.length,
    ...(sorted.length === unlike.length
      ? {}
      : { nbSortedHits: sorted.length, appliedRelevancyStrictness: params.relevancyStrictness }),
    ...(params.offset === null
      ? {
          page: params.page,
          nbPages: params.hitsPerPage > 0 ? Math.ceil(sorted.length / params.hitsPerPage) : 0,
          hitsPerPage: params.hitsPerPage,
        }
      : { offset: params.offset, length: count }),
    ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}),
    ...(around ? { aroundLatLng: `${around.center.lat},${around.center.long}` } : {}),
    ...(found.places?.automaticRadius == null ? {} : { automaticRadius: String(found.places.automaticRadius) }),
    ...(params.ignored.length > 0 ? { message: `Without effect here: ${params.ignored.join(', ')}` } : {}),
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, facetsCount: true, typo: true },
    query: params.query,
    params: echoParams(wire),
    index: index.name,
    processingTimeMS: took(started),
  };
  const counted = names.length > 0 ? `"facets":${facets},` : '';
  return `{"hits":[${hits.join(',')}],${counted}${JSON.stringify(rest).slice(1)}`;
}

/** How the rows found follow each other. */
function queryOrder(
  { live: { columns }, settings }: NamedIndex,
  params: SearchParams,
  { match, places }: Found,
  effort: Effort,
): RowOrder {
  const { geo, groups, preferred, sumScores } = params;
  const scored = scoredLeaves(groups, preferred);
  effort.spend(scored.length);
  const near = geo?.kind === 'around' && places?.distances ? nearness(places.distances, geo) : null;
  return rowOrder(columns, settings.order, {
    ranks: match && (params.hitsPerPage > 0 || params.distinct > 0) ? rankByRow(match) : null,
    near: near && ((row) => near[columns.places.leastOf(row, places?.distances ?? near)]!),
    score: filterScores(columns, scored, sumScores),
  });
}

/** The first rows of each group that shares the value of `attributeForDistinct`, and all that have none. */
function distinctRows(
  { live, settings }: NamedIndex,
  { distinct }: SearchParams,
  rows: Int32Array<ArrayBuffer>,
  order: RowOrder,
  effort: Effort,
): Int32Array<ArrayBuffer> {
  const name = settings.attributeForDistinct ?? live.settings.attributeForDistinct;
  const column = distinct > 0 && name !== null ? live.columns.facet(name) : undefined;
  if (!column) return rows;
  effort.spend(distinctEffort);
  const counts = new Map<string | number, number>();
  const kept = firstRows(rows, rows.length, order).filter((row) => {
    const value = column.single(row);
    if (value === null) return true;
    const before = counts.get(value) ?? 0;
    counts.set(value, before + 1);
    return before < distinct;
  });
  return Int32Array.from(kept).sort();
}

/**
 * The rows of an order: when sorted by price or age only the best class of matches, because the cheapest loose matches
 * would come before what was searched for.
 */
function sortedRows({ settings }: NamedIndex, { relevancyStrictness }: SearchParams, { rows, match }: Found) {
  if (!match || settings.order.before.length === 0 || relevancyStrictness === 0 || rows.length === 0) return rows;
  const fits = rankByRow(match);
  let best = Infinity;
  for (let place = 0; place < rows.length; place += 1) best = Math.min(best, classOf(fits[rows[place]!]!));
  return rows.filter((row) => classOf(fits[row]!) === best);
}

/** Ordering every row found. */
const distinctEffort = 30;

/** Reading a hit costs a fraction of a look at every car; sorting deep pages costs as much as many looks. */
function hitEffort(start: number, count: number, found: number): number {
  const read = Math.max(0, Math.min(count, found - start));
  return read * 0.4 + (read > 0 && start + count > 256 ? 15 : 0);
}

/** Never cleared: only rows of the match are ever looked up, and theirs are all set. */
let ranks = new Uint16Array(0);

function rankByRow(match: TextMatch): Uint16Array {
  const size = (match.rows.at(-1) ?? 0) + 1;
  if (ranks.length < size) ranks = new Uint16Array(size * 2);
  for (let place = 0; place < match.rows.length; place += 1) ranks[match.rows[place]!] = match.ranks[place]!;
  return ranks;
}

/** The answer to a search among one facet's values. */
function answerFacet({ index, wire, params }: ReadQuery, facet: string, { rows }: Found) {
  const started = performance.now();
  const typed = readText(wire, 'facetQuery', '', 512);
  const max = readWhole(wire, 'maxFacetHits', 10, 1, 100);
  return {
    facetHits: findFacetValues(index.live.columns, rows, facet, typed, max, params.tags),
    exhaustiveFacetsCount: true,
    processingTimeMS: took(started),
  };
}

/** One step through every record the site may see, in the order of the rows; the cursor is where the next one starts. */
export function answerBrowse(index: NamedIndex, wire: WireParams, boundary: SiteBoundary, effort: Effort) {
  const started = performance.now();
  const cursor = readText(wire, 'cursor', '', 200_000);
  const requested = cursor ? readCursor(cursor) : { after: 0, params: wire };
  const { live, settings } = index;
  const params = readSearchParams({ hitsPerPage: 1_000, ...requested.params }, settings.query);
  const [found] = live.find(boundary, [params], effort);
  const rows = found?.rows ?? new Int32Array(0);
  const left = rows.filter((row) => row > requested.after);
  const page = left.subarray(0, Math.max(1, params.hitsPerPage));
  const last = page.at(-1);
  return {
    hits: live.records([...page]).map((record) => retrieved(record, params.attributesToRetrieve, [])),
    nbHits: rows.length,
    page: 0,
    nbPages: Math.ceil(rows.length / Math.max(1, params.hitsPerPage)),
    hitsPerPage: params.hitsPerPage,
    ...(left.length > page.length && last !== undefined ? { cursor: writeCursor(last, requested.params) } : {}),
    query: params.query,
    params: echoParams(requested.params),
    processingTimeMS: took(started),
  };
}

function writeCursor(after: number, params: WireParams): string {
  return Buffer.from(JSON.stringify({ after, params })).toString('base64url');
}

function readCursor(cursor: string): { after: number; params: WireParams } {
  try {
    const read = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'));
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
