export {
  facetAttributes,
  indexSort,
  primaryIndex,
  searchableAttributes,
  sortIndexes,
  titleAttributes,
  type SortIndex,
} from './indexes.ts';
export { parseFilters, printFilters, quoteFilterValue, type FilterGroup } from './filters.ts';
export { fromSearchRecord, toSearchRecord, type SearchRecord } from './record.ts';
export { siteFilter } from './siteFilter.ts';
export { chipText, rangeText } from './filterWords.ts';
export { listingFilters } from './listingFilters.ts';
export { defaultSynonyms } from './synonyms.ts';
export { searchRouting } from './routing.ts';
export { filterFields, searchSections } from './searchSections.ts';
export { readSearchUrl, type SearchUrlState } from './urlState.ts';
export { keptSearchClient } from './keptSearch.ts';
export { itemListJsonLd } from './itemList.ts';
export { canonicalPath, isIndexable, isRefined } from './landingIndexing.ts';
export { landingAttributes, landingFilters, landingPath, readLanding, type Landing } from './landingPages.ts';
export { landingBreadcrumbs, landingName, landingWords, type LandingWords } from './landingWords.ts';
export { limitedSearch } from './limitedSearch.ts';
export { dealershipSearch, listingCacheSize, listingPageSize, manufacturerSearch } from './listingSearches.ts';
export { readSuggestions, suggestRequests, type Suggestions } from './suggestions.ts';
export type { SearchRequest } from './wireRequest.ts';
export { withAskedSections } from './askedSections.ts';
