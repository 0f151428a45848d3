export { canonicalBody } from './canonicalBody.ts';
export {
  facetAttributes,
  indexSort,
  primaryIndex,
  searchableAttributes,
  sortIndexes,
  titleAttributes,
  type SortIndex,
} from './indexes.ts';
export {
  parseFilters,
  printFilters,
  quoteFilterValue,
  type FilterGroup,
  type FilterLeaf,
  type FilterOperator,
  type ParsedFilters,
} from './filters.ts';
export { priceRange, priceRangeLabels, weeklyPriceRange, weeklyPriceRangeLabels } from './priceRanges.ts';
export { fromSearchRecord, notSoldTimestamp, toSearchRecord, type SearchRecord } from './record.ts';
export { siteFilter, sitePresets, type SiteFilterOptions, type SitePreset } from './siteFilter.ts';
export { chipText, countWords, rangeText, rangeWords, toggleLabel, valueText } from './filterWords.ts';
export { chosenFilters, withoutChosen, type Chosen } from './chosenFilters.ts';
export { facetChoices, facetLimit, type FacetChoice, type FacetItem } from './facetChoices.ts';
export { listedDays, listedSince, listedWords, readListedDays } from './listedDays.ts';
export {
  makeChoice,
  makeModelValue,
  splitMakeModel,
  withMake,
  withModel,
  withoutModel,
  type MakeChoice,
} from './makeModels.ts';
export { regroupMakes, type MakeRequest } from './makeGroup.ts';
export { readTypedNumber, typedRange, type TypedRange } from './typedRange.ts';
export { listingFilters, type ListingOptions } from './listingFilters.ts';
export {
  acceptRange,
  defaultRange,
  movedRange,
  rangeBounds,
  roundRangeValue,
  toOpenRange,
  type AcceptedRange,
  type RangeBounds,
  type RangeValue,
} from './rangeRules.ts';
export { defaultSynonyms, type SynonymRule } from './synonyms.ts';
export { searchRouting, type SearchRouting } from './routing.ts';
export {
  filterFields,
  reservedParameters,
  searchSections,
  sectionControl,
  sectionKind,
  type FilterField,
  type FilterKind,
} from './searchSections.ts';
export {
  filterKey,
  toUiState,
  toUrlState,
  withRange,
  withValues,
  withoutChoices,
  writeUiRange,
  type SearchUiState,
} from './uiState.ts';
export {
  readSearchUrl,
  searchHref,
  sortNames,
  writeSearchUrl,
  type SearchUrlState,
  type UrlRange,
} from './urlState.ts';
export { keptSearchClient, type KeepableClient, type KeptSearchOptions } from './keptSearch.ts';
export { itemListJsonLd, type ItemListOptions } from './itemList.ts';
export {
  canonicalPath,
  isIndexable,
  isRefined,
  searchLanding,
  type CanonicalOptions,
  type SearchAddress,
} from './landingIndexing.ts';
export {
  landingAttributes,
  landingFilters,
  landingPath,
  readLanding,
  type KnownStock,
  type Landing,
} from './landingPages.ts';
export {
  landingBreadcrumbs,
  landingName,
  landingWords,
  type LandingCounts,
  type LandingTexts,
  type LandingTrail,
  type LandingWords,
} from './landingWords.ts';
export { limitedSearch, type LimitedSearchOptions } from './limitedSearch.ts';
export {
  dealershipSearch,
  listingCacheSize,
  listingPageSize,
  locationSearch,
  manufacturerSearch,
  type DealershipFilters,
  type ListingPage,
  type LocationFilters,
  type ManufacturerFilters,
} from './listingSearches.ts';
export { placePromos, type PlacedPromo, type PromoList, type PromoPlan } from './promos.ts';
export { shownCount } from './shownCount.ts';
export {
  noSuggestions,
  readSuggestions,
  suggestRequests,
  type SuggestedName,
  type SuggestedVehicle,
  type Suggestions,
  type TextPiece,
} from './suggestions.ts';
export type { BatchClient, SearchAnswer, SearchRequest } from './wireRequest.ts';
export { withAskedSections } from './askedSections.ts';
