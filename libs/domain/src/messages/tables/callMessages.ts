import type { MessageTable } from '../messageTable.ts';

/** The page that shows a phone number to visitors without scripts. */
export const callMessages = {
  'call.call': 'Call {name}',
  'call.whoAsks': 'We show our numbers to people who ask for them, and not to machines that collect them.',
  'call.showTheNumber': 'Show the number',
  'call.writeToUsInstead': 'Write to us instead',
} as const satisfies MessageTable;
