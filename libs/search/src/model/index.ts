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
