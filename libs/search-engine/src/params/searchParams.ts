import type { FilterGroup } from '@forecourt/search/query';
import type { HighlightTags } from '../text/highlight.ts';
import { readGeo, type GeoQuery } from './geoParams.ts';
import { ignoredParams } from './knownParams.ts';
import {
  maxFacetValues,
  maxHits,
  maxNames,
  queryTypes,
  readChoice,
  readDistinct,
  readFacetOrder,
  readOptionalWords,
  readQueryDefaults,
  readTolerance,
  removals,
  type FacetOrder,
  type QueryDefaults,
} from './queryDefaults.ts';
import { readFlag, readNames, readText, readWhole, type WireParams } from './readParams.ts';
import type { TextRules } from '../text/TextSearch.ts';
import { readFacetFilters, readFilters, readNumericFilters, readTagFilters } from './wireFilters.ts';

export { readNames, readText, readWhole, type WireParams } from './readParams.ts';

export interface SearchParams {
  query: string;
  page: number;
  hitsPerPage: number;
  /** Number of hits to skip, for clients that page by offset. */
  offset: number | null;
  length: number | null;
  facets: readonly string[];
  maxValuesPerFacet: number;
  sortFacetValuesBy: FacetOrder;
  groups: readonly FilterGroup[];
  rules: TextRules;
  /** 0: an order by price or age shows loose matches too; else the best class of matches alone. */
  relevancyStrictness: number;
  /** Attributes to look for the words in; null for all that are searched. */
  restrictedTo: readonly string[] | null;
  attributesToRetrieve: readonly string[] | null;
  attributesToHighlight: readonly string[] | null;
  /** Attributes to cut around what matches, each perhaps with the number of its words. @example ['name:5'] */
  attributesToSnippet: readonly string[];
  snippetEllipsisText: string;
  tags: HighlightTags;
  geo: GeoQuery | null;
  /** Records shown of those that share the value of the index's `attributeForDistinct`; 0 for all. */
  distinct: number;
  facetingAfterDistinct: boolean;
  /** Filters that only rank: what holds one comes first. */
  preferred: readonly FilterGroup[];
  /** Whether scores of filters are added up; else the highest counts. */
  sumScores: boolean;
  getRankingInfo: boolean;
  /** Parameters of the query that have no effect. */
  ignored: readonly string[];
}

export const longestQuery = 512;
const prefixKinds = { prefixLast: 'last', prefixAll: 'all', prefixNone: 'none' } as const;
const maxFacets = 50;
const furthest = 1_000_000;

function readGroups(params: WireParams): FilterGroup[] {
  const isSet = (name: string) => params[name] !== undefined && params[name] !== null;
  return [
    ...(isSet('filters') ? readFilters(params.filters) : []),
    ...(isSet('facetFilters') ? readFacetFilters(params.facetFilters) : []),
    ...(isSet('numericFilters') ? readNumericFilters(params.numericFilters) : []),
    ...(isSet('tagFilters') ? readTagFilters(params.tagFilters) : []),
  ];
}

/** Parses the parameters of a query. Invalid and unknown ones are rejected by name. */
export function readSearchParams(params: WireParams, defaults: QueryDefaults = readQueryDefaults({})): SearchParams {
  const ignored = ignoredParams(params);
  const offset = params.offset === undefined ? null : readWhole(params, 'offset', 0, 0, furthest);
  return {
    query: readText(params, 'query', '', longestQuery),
    page: readWhole(params, 'page', 0, 0, furthest),
    hitsPerPage: readWhole(params, 'hitsPerPage', defaults.hitsPerPage, 0, maxHits),
    offset,
    length: offset === null ? null : readWhole(params, 'length', 20, 0, maxHits),
    facets: readNames(params, 'facets', maxFacets) ?? [],
    maxValuesPerFacet: readWhole(params, 'maxValuesPerFacet', defaults.maxValuesPerFacet, 1, maxFacetValues),
    sortFacetValuesBy: readFacetOrder(params, defaults.sortFacetValuesBy),
    groups: readGroups(params),
    rules: {
      tolerance: readTolerance(params, defaults.typoTolerance),
      sizes: {
        one: readWhole(params, 'minWordSizefor1Typo', defaults.sizes.one, 1, 100),
        two: readWhole(params, 'minWordSizefor2Typos', defaults.sizes.two, 1, 100),
      },
      prefixes: prefixKinds[readChoice(params, 'queryType', queryTypes, defaults.queryType)],
      removing: readChoice(params, 'removeWordsIfNoResults', removals, defaults.removeWordsIfNoResults),
      optionalWords: readOptionalWords(params, defaults.optionalWords),
      advancedSyntax: readFlag(params, 'advancedSyntax', defaults.advancedSyntax),
    },
    relevancyStrictness: readWhole(params, 'relevancyStrictness', defaults.relevancyStrictness, 0, 100),
    restrictedTo: readNames(params, 'restrictSearchableAttributes', maxNames),
    attributesToRetrieve: readNames(params, 'attributesToRetrieve', maxNames) ?? defaults.attributesToRetrieve,
    attributesToHighlight: readNames(params, 'attributesToHighlight', maxNames) ?? defaults.attributesToHighlight,
    tags: {
      pre: readText(params, 'highlightPreTag', '<em>', 100),
      post: readText(params, 'highlightPostTag', '</em>', 100),
    },
    attributesToSnippet: readNames(params, 'attributesToSnippet', maxNames) ?? defaults.attributesToSnippet ?? [],
    snippetEllipsisText: readText(params, 'snippetEllipsisText', defaults.snippetEllipsisText, 100),
    geo: readGeo(params),
    distinct: readDistinct(params, defaults.distinct),
    facetingAfterDistinct: readFlag(params, 'facetingAfterDistinct', false),
    preferred: params.optionalFilters == null ? [] : readFacetFilters(params.optionalFilters, 'optionalFilters'),
    sumScores: readFlag(params, 'sumOrFiltersScores', false),
    getRankingInfo: readFlag(params, 'getRankingInfo', false),
    ignored,
  };
}

/** The parameters as echoed in the response. */
export function echoParams(params: WireParams): string {
  const echo = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    echo.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return echo.toString();
}
