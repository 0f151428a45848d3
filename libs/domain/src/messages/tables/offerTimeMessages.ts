import type { MessageTable } from '../messageTable.ts';

/** When an offer ends. */
export const offerTimeMessages = {
  'offerTime.ends': 'Ends {date}',
  'offerTime.lastDay': 'Last day',
  'offerTime.endsTomorrow': 'Ends tomorrow',
  'offerTime.daysLeft': '{count, plural, one {# day left} other {# days left}}',
} as const satisfies MessageTable;
