import { parseFilters, printFilters, type FilterGroup } from '@forecourt/search/model';
import { readFilters, readSearchParams, type SiteBoundary, type WireParams } from '@forecourt/search-engine';

/** Attribute added to every record at Algolia; filters on it keep dealers' stock apart. */
export const dealershipKeyAttribute = 'dealership_key';

/** Encodes a dealership's id without letter case: Algolia ignores case in filters, but ids may differ by it alone. */
export function dealershipKey(dealershipId: string): string {
  return `d${Buffer.from(dealershipId, 'utf8').toString('hex')}`;
}

/** Allowed parameters. All others are dropped, so that no new Algolia parameter can widen a query unnoticed. */
const forwarded = [
  ...['query', 'page', 'hitsPerPage', 'offset', 'length', 'facets', 'maxValuesPerFacet', 'sortFacetValuesBy'],
  ...['facetFilters', 'numericFilters', 'tagFilters', 'optionalFilters', 'sumOrFiltersScores', 'facetingAfterDistinct'],
  ...['attributesToRetrieve', 'attributesToHighlight', 'attributesToSnippet', 'restrictSearchableAttributes'],
  ...['highlightPreTag', 'highlightPostTag', 'snippetEllipsisText', 'restrictHighlightAndSnippetArrays'],
  ...['typoTolerance', 'minWordSizefor1Typo', 'minWordSizefor2Typos', 'allowTyposOnNumericTokens', 'queryType'],
  ...['ignorePlurals', 'removeStopWords', 'removeWordsIfNoResults', 'optionalWords', 'advancedSyntax', 'synonyms'],
  ...['exactOnSingleWordQuery', 'alternativesAsExact', 'minProximity', 'distinct', 'responseFields', 'maxFacetHits'],
  ...['analytics', 'analyticsTags', 'clickAnalytics', 'userToken', 'getRankingInfo', 'percentileComputation'],
  ...['aroundLatLng', 'aroundRadius', 'aroundPrecision', 'minimumAroundRadius', 'insideBoundingBox', 'insidePolygon'],
  ...['queryLanguages', 'naturalLanguages', 'decompoundQuery', 'relevancyStrictness', 'replaceSynonymsInHighlight'],
] as const;

function siteGroups(boundary: SiteBoundary): FilterGroup[] {
  const parsed = parseFilters(boundary.filters);
  if (!parsed.ok) throw new Error(`site filter: ${parsed.message} at character ${parsed.position}`);
  // A site without dealerships finds nothing: no record has the empty key.
  const keys = boundary.dealershipIds.length ? boundary.dealershipIds.map(dealershipKey) : [''];
  const dealers = keys.map((value) => ({
    kind: 'facet' as const,
    attribute: dealershipKeyAttribute,
    value,
    negated: false,
  }));
  return [dealers, ...parsed.groups];
}

/** The site's filters and the client's as one AND of OR-groups, the only form that Algolia accepts. */
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
