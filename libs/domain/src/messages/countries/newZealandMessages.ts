import type { MessageTable } from '../messageTable.ts';

/** What is said otherwise in New Zealand: whose numbers are asked for, and whose law and offices are named. */
export const newZealandMessages: MessageTable = {
  'account.mobileHint': 'A New Zealand mobile, such as 021 234 5678. We’ll text you a 6-digit code.',
  'account.rego': 'Plate {rego}',
  'complaint.authority': 'Motor Vehicle Disputes Tribunal',
  'complaint.goElsewhere':
    'Ask our managers to look at it again. You can also get outside help at any time, and it costs nothing to ask: the Consumer Guarantees Act and the Fair Trading Act give you rights that {dealer} cannot take away. The {authority} can decide a dispute about a vehicle. For everything else, contact your consumer regulator:',
  'complaint.helpsToHave':
    'It helps to have the date, the plate or order number, the names of the people you dealt with, and any photos or paperwork. We only use what you tell us to look into your complaint.',
  'formError.phone': 'Enter a New Zealand phone number, like 021 234 5678.',
  'signInRefusal.notMobile': 'Enter a New Zealand mobile number, such as 021 234 5678.',
  'place.dealerLicence': 'Registered motor vehicle trader {number}',
};
