import { parseFilters, printFilters, type FilterGroup } from '@forecourt/search/model';
import { readFilters, readSearchParams, type SiteBoundary, type WireParams } from '@forecourt/search-engine';

/** Attribute every record carries at Algolia, beside its own: the wall between dealers. */
export const dealershipKeyAttribute = 'dealership_key';

/** A dealership's id in signs without case: Algolia compares values without it, ids differ by it. */
export function dealershipKey(dealershipId: string): string {
  return `d${Buffer.from(dealershipId, 'utf8').toString('hex')}`;
}

/** Parameters that ask, narrow or sort. Any other is left behind: none that widens can come to exist unnoticed. */
const forwarded = [
  ...['query', 'page', 'hitsPerPage', 'offset', 'length', 'facets', 'maxValuesPerFacet', 'sortFacetValuesBy'],
  ...['facetFilters', 'numericFilters', 'tagFilters', 'optionalFilters', 'sumOrFiltersScores', 'facetingAfterDistinct'],
  ...['attributesToRetrieve', 'attributesToHighlight', 'attributesToSnippet', 'restrictSearchableAttributes'],
  ...['highlightPreTag', 'highlightPostTag', 'snippetEllipsisText', 'restrictHighlightAndSnippetArrays'],
  ...['typoTolerance', 'minWordSizefor1Typo', 'minWordSizefor2Typos', 'allowTyposOnNumericTokens', 'queryType'],
  ...['ignorePlurals', 'removeStopWords', 'removeWordsIfNoResults', 'optionalWords', 'advancedSyntax', 'synonyms'],
  ...['exactOnSingleWordQuery', 'alternativesAsExact', 'minProximity', 'distinct', 'responseFields', 'maxFacetHits'],
  ...['analytics', 'analyticsTags', 'clickAnalytics', 'userToken', 'getRankingInfo', 'percentileComputation'],
  ...['queryLanguages', 'naturalLanguages', 'decompoundQuery', 'relevancyStrictness', 'replaceSynonymsInHighlight'],
] as const;

function siteGroups(boundary: SiteBoundary): FilterGroup[] {
  const parsed = parseFilters(boundary.filters);
  if (!parsed.ok) throw new Error(`site filter: ${parsed.message} at character ${parsed.position}`);
  // No dealership means no vehicle: the empty key is held by none.
  const keys = boundary.dealershipIds.length ? boundary.dealershipIds.map(dealershipKey) : [''];
  const dealers = keys.map((value) => ({
    kind: 'facet' as const,
    attribute: dealershipKeyAttribute,
    value,
    negated: false,
  }));
  return [dealers, ...parsed.groups];
}

/** The site's filters and then the client's, as one expression that only ANDs OR-groups: all that Algolia understands. */
export function boundedFilters(boundary: SiteBoundary, more: readonly FilterGroup[]): string {
  return printFilters([...siteGroups(boundary), ...more]);
}

/**
 * What is sent to Algolia for what a client asked: known parameters, within the site's boundary.
 * @throws Refusal for the parameters the embedded engine refuses too, in the same words
 */
export function boundedParams(params: WireParams, boundary: SiteBoundary): WireParams {
  readSearchParams(params);
  const own = params.filters === undefined || params.filters === null ? [] : readFilters(params.filters);
  const known = forwarded.filter((name) => params[name] !== undefined && params[name] !== null);
  return {
    ...Object.fromEntries(known.map((name) => [name, params[name]])),
    filters: boundedFilters(boundary, own),
  };
}
