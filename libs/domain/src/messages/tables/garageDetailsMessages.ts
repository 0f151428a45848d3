import type { MessageTable } from '../messageTable.ts';

/** What forms on a visitor’s device fill in. */
export const garageDetailsMessages = {
  'garageDetails.startEmptyAgain': 'Forms on this device start empty again.',
  'garageDetails.fillIn': 'Forms on this device fill in: {known}.',
  'garageDetails.letStartEmpty': 'Let forms start empty',
} as const satisfies MessageTable;
