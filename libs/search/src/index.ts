export { CurrentFilters, type CurrentFiltersProps } from './components/CurrentFilters/CurrentFilters.tsx';
export { FilterList, type FilterListProps } from './components/FilterList/FilterList.tsx';
export { FilterPanel, type FilterPanelProps } from './components/FilterPanel/FilterPanel.tsx';
export { FilterRange, type FilterRangeProps } from './components/FilterRange/FilterRange.tsx';
export { FilterSelect, type FilterSelectProps } from './components/FilterSelect/FilterSelect.tsx';
export { FilterSheet, type FilterSheetProps } from './components/FilterSheet/FilterSheet.tsx';
export { FilterToggle, type FilterToggleProps } from './components/FilterToggle/FilterToggle.tsx';
export { Hits, type HitCardProps, type HitsProps } from './components/Hits/Hits.tsx';
export { NoResults, type NoResultsProps } from './components/NoResults/NoResults.tsx';
export { Pager } from './components/Pager/Pager.tsx';
export { ResultCount, type ResultCountProps } from './components/ResultCount/ResultCount.tsx';
export { SearchApp, type SearchAppProps } from './components/SearchApp/SearchApp.tsx';
export {
  SearchBoxField,
  searchPlaceholders,
  type SearchBoxFieldProps,
} from './components/SearchBoxField/SearchBoxField.tsx';
export { SearchParameters, type SearchParametersProps } from './components/SearchParameters/SearchParameters.tsx';
export { SortSelect, type SortSelectProps } from './components/SortSelect/SortSelect.tsx';
export { searchFuture } from './searchFuture.ts';
