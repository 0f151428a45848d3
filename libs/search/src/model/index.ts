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
export { priceRange, priceRangeLabels, weeklyPriceRange } from './priceRanges.ts';
export { fromSearchRecord, notSoldTimestamp, toSearchRecord, type SearchRecord } from './record.ts';
export { siteFilter, sitePresets, type SiteFilterOptions, type SitePreset } from './siteFilter.ts';
export { chipText, countWords, rangeWords, toggleLabel, valueText } from './filterWords.ts';
export { listingFilters, type ListingOptions } from './listingFilters.ts';
export {
  acceptRange,
  defaultRange,
  rangeBounds,
  roundRangeValue,
  toOpenRange,
  type AcceptedRange,
  type RangeBounds,
  type RangeValue,
} from './rangeRules.ts';
export { searchRouting, type SearchRouting } from './routing.ts';
export { reservedParameters, searchSections, sectionKind } from './searchSections.ts';
export {
  filterKey,
  toUiState,
  toUrlState,
  withRange,
  withValues,
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
