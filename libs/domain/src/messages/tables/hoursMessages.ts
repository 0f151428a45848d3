import type { MessageTable } from '../messageTable.ts';

/** When a place is open, and what its departments are called. */
export const hoursMessages = {
  'hours.open': 'Open',
  'hours.closed': 'Closed',
  'hours.openNow': 'Open now, closes {time}',
  'hours.opensToday': 'Closed, opens {time} today',
  'hours.opensTomorrow': 'Closed, opens {time} tomorrow',
  'hours.opensOn': 'Closed, opens {time} {day}',
  'hours.midnight': 'midnight',
  'hours.span': '{from} – {to}',
  'hours.days': '{first} to {last}',
  'hours.sales': 'Sales',
  'hours.service': 'Service',
  'hours.parts': 'Parts',
  'hours.carBuying': 'Car buying',
  'hours.bigLocations': '{count} Big Locations',
  'hours.convenientLocations': '{count} Convenient Locations',
  'hours.findUsHere': 'Find Us Here',
} as const satisfies MessageTable;
