import type { MessageTable } from '../messageTable.ts';

/** What forms on a visitor’s device fill in. */
export const garageDetailsMessages = {
  'garageDetails.startEmptyAgain': 'Forms on this device will start empty again.',
  'garageDetails.fillIn': 'We fill in forms on this device with your {known}.',
  'garageDetails.letStartEmpty': 'Stop filling in forms',
} as const satisfies MessageTable;
