import type { SearchAppProps } from '../components/SearchApp/SearchApp.tsx';
import { PlainCard } from './PlainCard.tsx';
import { sampleFilters } from './TestSearch.tsx';

/** Props of the search page of the sample site, apart from the time. */
export const sampleSearchProps = {
  filters: sampleFilters,
  perPage: 12,
  basePath: '/search',
  noun: 'vehicle',
  nounPlural: 'vehicles',
  Card: PlainCard,
} satisfies Partial<SearchAppProps>;
