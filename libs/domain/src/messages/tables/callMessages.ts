import type { MessageTable } from '../messageTable.ts';

/** The page that shows a phone number to visitors without scripts. */
export const callMessages = {
  'call.call': 'Call {name}',
  'call.whoAsks': 'To keep spam callers away, we only show our number when you ask for it.',
  'call.showTheNumber': 'Show number',
  'call.writeToUsInstead': 'Send us a message instead',
} as const satisfies MessageTable;
