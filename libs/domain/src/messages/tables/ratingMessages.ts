import type { MessageTable } from '../messageTable.ts';

/** Stars, and how many people gave them. */
export const ratingMessages = {
  'rating.outOf': '{figure} out of 5 stars',
  'rating.reviews': '{count, plural, one {# review} other {# reviews}}',
} as const satisfies MessageTable;
