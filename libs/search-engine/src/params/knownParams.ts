import { Refusal } from '../Refusal.ts';
import type { WireParams } from './readParams.ts';

const names = (text: string): string[] => text.trim().split(/\s+/);

/** Obeyed, here or above the engine. */
const obeyed = names(`
  query page hitsPerPage offset length facets maxValuesPerFacet sortFacetValuesBy filters facetFilters numericFilters
  tagFilters optionalFilters sumOrFiltersScores facetQuery maxFacetHits cursor restrictSearchableAttributes
  attributesToRetrieve attributesToHighlight attributesToSnippet highlightPreTag highlightPostTag snippetEllipsisText
  typoTolerance minWordSizefor1Typo minWordSizefor2Typos queryType removeWordsIfNoResults optionalWords advancedSyntax
  relevancyStrictness distinct facetingAfterDistinct aroundLatLng aroundLatLngViaIP aroundRadius aroundPrecision
  minimumAroundRadius insideBoundingBox insidePolygon getRankingInfo clickAnalytics
`);

/** Sent by clients without being told to, for statistics or for features that are about people: no answer differs. */
const harmless = names(`
  analytics analyticsTags userToken percentileComputation enableABTest ruleContexts enableRules enablePersonalization
  personalizationImpact personalizationFilters enableReRanking reRankingApplyFilter enableQueryCategorization
  responseFields synonyms replaceSynonymsInHighlight restrictHighlightAndSnippetArrays maxFacets explain
  queryLanguages naturalLanguages indexLanguages renderingContent facetOrdering referer extensions
`);

/** They would change which words count, or the order; the answer names them. */
const withoutEffect = names(`
  ignorePlurals removeStopWords decompoundQuery minProximity exactOnSingleWordQuery alternativesAsExact
  allowTyposOnNumericTokens disableTypoToleranceOnAttributes disableTypoToleranceOnWords disablePrefixOnAttributes
  disableExactOnAttributes advancedSyntaxFeatures attributeCriteriaComputedByMinProximity keepDiacriticsOnCharacters
  ranking customRanking semanticSearch userData restrictIndices restrictSources validUntil
`);

/** They ask for another search altogether. With these values they ask for nothing. */
const unsupported: Readonly<Record<string, readonly unknown[]>> = {
  similarQuery: [''],
  mode: ['keywordSearch'],
  insideGeohash: [],
};

const known = new Set([...obeyed, ...harmless, ...withoutEffect, ...Object.keys(unsupported)]);

/**
 * Names of the parameters that have no effect here and might be expected to.
 * @throws Refusal for a parameter that there is not, as Algolia does, and for one that asks for another search
 */
export function ignoredParams(params: WireParams): string[] {
  // Credentials may come beside the parameters in an address.
  const given = Object.keys(params).filter((name) => params[name] != null && !name.startsWith('x-algolia-'));
  const unknown = given.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Refusal(400, `Unknown parameter: ${unknown}`);
  const other = given.find((name) => unsupported[name]?.includes(params[name]) === false);
  if (other !== undefined) throw new Refusal(400, `${other}: not supported`);
  return given.filter((name) => withoutEffect.includes(name));
}
