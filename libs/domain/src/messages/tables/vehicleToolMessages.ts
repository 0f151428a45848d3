import type { MessageTable } from '../messageTable.ts';

/** Small tools of a vehicle’s page, and the bar at its end. */
export const vehicleToolMessages = {
  'vehicleTool.backToResults': 'Back to results',
  'vehicleTool.enquire': 'Enquire',
  'vehicleTool.printThisPage': 'Print this page',
  'vehicleTool.viewed': 'Viewed {count, plural, one {# time} other {# times}}',
  'vehicleTool.findMeSomethingSimilar': 'Find Me Something Similar',
} as const satisfies MessageTable;
