import type { MessageTable } from '../messageTable.ts';

/** What is suggested while a visitor types. */
export const suggestMessages = {
  'suggest.suggestions': 'Suggestions',
  'suggest.clearRecentSearches': 'Clear recent searches',
  'suggest.recentCount': '{count, plural, one {# recent search} other {# recent searches}}',
  'suggest.suggestionCount': '{count, plural, one {# suggestion} other {# suggestions}}',
} as const satisfies MessageTable;
