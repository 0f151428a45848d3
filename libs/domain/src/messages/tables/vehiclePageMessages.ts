import type { MessageTable } from '../messageTable.ts';

/** What frames the parts of a vehicle's page. */
export const vehiclePageMessages = {
  'vehiclePage.registrationUntil': 'Registration until {date}',
  'vehiclePage.historyReport': 'History report, to read before you decide',
} as const satisfies MessageTable;
