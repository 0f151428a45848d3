export { BodyTilesFilter, type BodyTilesFilterProps } from './components/BodyTilesFilter/BodyTilesFilter.tsx';
export {
  CurrentFilters,
  type CurrentFiltersProps,
  type ScopeChip,
} from './components/CurrentFilters/CurrentFilters.tsx';
export { FilterList, type FilterListProps } from './components/FilterList/FilterList.tsx';
export { type FilterMarks } from './components/FilterPanel/filterMarks.ts';
export { FilterPanel, type FilterPanelProps } from './components/FilterPanel/FilterPanel.tsx';
export { FilterRange, type FilterRangeProps } from './components/FilterRange/FilterRange.tsx';
export { FilterSelect, type FilterSelectProps } from './components/FilterSelect/FilterSelect.tsx';
export { FilterSheet, type FilterSheetProps } from './components/FilterSheet/FilterSheet.tsx';
export { FilterToggle, type FilterToggleProps } from './components/FilterToggle/FilterToggle.tsx';
export { Hits, type HitsProps } from './components/Hits/Hits.tsx';
export type { HitCardProps } from './components/Hits/HitCard.tsx';
export { LayoutSwitch, type LayoutSwitchProps } from './components/LayoutSwitch/LayoutSwitch.tsx';
export { useLayout } from './components/LayoutSwitch/useLayout.ts';
export { MakeFilter, type MakeFilterProps } from './components/MakeFilter/MakeFilter.tsx';
export { NoResults, type NoResultsProps } from './components/NoResults/NoResults.tsx';
export { Pager } from './components/Pager/Pager.tsx';
export { PromoCard, type PromoCardProps } from './components/PromoCard/PromoCard.tsx';
export {
  PriceRangeWidget,
  priceWidgetBounds,
  type PriceRangeWidgetProps,
} from './components/PriceRangeWidget/PriceRangeWidget.tsx';
export { ResultCount, type ResultCountProps } from './components/ResultCount/ResultCount.tsx';
export { SearchApp, type SearchAppProps, type SearchScope } from './components/SearchApp/SearchApp.tsx';
export {
  SearchBoxField,
  searchPlaceholders,
  type SearchBoxFieldProps,
} from './components/SearchBoxField/SearchBoxField.tsx';
export { SearchParameters, type SearchParametersProps } from './components/SearchParameters/SearchParameters.tsx';
export { SearchSuggestBox, type SearchSuggestBoxProps } from './components/SearchSuggestBox/SearchSuggestBox.tsx';
export { SortSelect, type SortSelectProps } from './components/SortSelect/SortSelect.tsx';
export { searchFuture } from './searchFuture.ts';
