import type { MessageTable } from '../messageTable.ts';

/** Cards of vehicles, and what is said of a vehicle wherever it stands. */
export const vehicleCardMessages = {
  'vehicleCard.moreOnItsPage': 'See {count} more',
  'vehicleCard.likeThisAndWant': 'Like this and want something similar?',
} as const satisfies MessageTable;
