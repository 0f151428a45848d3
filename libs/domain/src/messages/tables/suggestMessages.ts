import type { MessageTable } from '../messageTable.ts';

/** What is suggested while a visitor types. */
export const suggestMessages = {
  'suggest.suggestions': 'Suggestions',
  'suggest.clearRecentSearches': 'Clear recent searches',
  'suggest.recentCount': '{count, plural, one {# recent search} other {# recent searches}}',
  'suggest.suggestionCount': '{count, plural, one {# suggestion} other {# suggestions}}',
  'suggest.recentSearches': 'Recent searches',
  'suggest.seeAllResults': 'See all results for “{query}”',
  'suggest.searchFor': 'Search for',
  'suggest.search': 'Search',
  'suggest.makes': 'Makes',
  'suggest.models': 'Models',
  'suggest.sold': 'Sold',
} as const satisfies MessageTable;
