import type { MessageTable } from '../messageTable.ts';

/** Buttons of the mail that tells a dealer of a lead. */
export const leadMailMessages = {
  'leadMail.reply': 'Reply',
  'leadMail.call': 'Call {phone}',
  'leadMail.vehicle': 'See the vehicle',
} as const satisfies MessageTable;
