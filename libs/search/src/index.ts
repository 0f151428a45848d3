export type { HitCardProps } from './components/Hits/HitCard.tsx';
export { PriceRangeWidget, type PriceRangeWidgetProps } from './components/PriceRangeWidget/PriceRangeWidget.tsx';
export { SearchApp, type SearchAppProps } from './components/SearchApp/SearchApp.tsx';
export { SearchSuggestBox, type SearchSuggestBoxProps } from './components/SearchSuggestBox/SearchSuggestBox.tsx';
export { hasSearchChoices } from './hasSearchChoices.ts';
export { searchFuture } from './searchFuture.ts';
