import type { MessageTable } from '../messageTable.ts';

/** Cards of vehicles, and what is said of a vehicle wherever it stands. */
export const vehicleCardMessages = {
  'vehicleCard.moreOnItsPage': '{count} more on its page',
  'vehicleCard.likeThisAndWant': 'Like this and want something similar?',
} as const satisfies MessageTable;
