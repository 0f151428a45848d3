import type { MessageTable } from '../messageTable.ts';

/** Phone numbers, which are shown on request. */
export const phoneMessages = {
  'phone.call': 'Call {name}',
  'phone.callNow': 'Call Now',
  'phone.contactUs': 'Contact us',
  'phone.weCouldNotShow': 'We couldn’t show the number just now.',
  'phone.contactUsInstead': 'Contact us instead',
  'phone.phoneNumberItsEnd': 'Phone number, last digits hidden: {start}',
  'phone.showNumber': 'Show number',
  'phone.showNumberOf': 'Show number of {name}',
} as const satisfies MessageTable;
