export type { HitCardProps } from './components/Hits/HitCard.tsx';
export { PriceRangeWidget, type PriceRangeWidgetProps } from './components/PriceRangeWidget/PriceRangeWidget.tsx';
export { SearchApp, type SearchAppProps } from './components/SearchApp/SearchApp.tsx';
export { SearchSuggestBox, type SearchSuggestBoxProps } from './components/SearchSuggestBox/SearchSuggestBox.tsx';
export { askFirstSearch, type AskFirstSearchOptions, type FirstSearchAnswer } from './page/askFirstSearch.ts';
export { SearchRoot, type SearchRootProps } from './page/SearchRoot.tsx';
export {
  pageRouting,
  type FrameworkPageRouting,
  type PageRouting,
  type PageRoutingOptions,
} from './page/pageRouting.ts';
export { PageSearch, type PageSearchProps } from './page/PageSearch.tsx';
export { searchClient, type SearchClientOptions } from './page/searchClient.ts';
export { hasSearchChoices } from './hasSearchChoices.ts';
