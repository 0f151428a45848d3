import type { MessageTable } from '../messageTable.ts';

/** What is said otherwise in New Zealand: whose numbers are asked for, and whose law and offices are named. */
export const newZealandMessages: MessageTable = {
  'account.mobileHint': 'A New Zealand mobile, such as 021 234 5678. We text it a 6-digit code.',
  'account.rego': 'Plate {rego}',
  'complaint.authority': 'Motor Vehicle Disputes Tribunal',
  'complaint.goElsewhere':
    'Ask for our managers to look at it once more. You can also go elsewhere at any time, and it costs nothing to ask: the Consumer Guarantees Act and the Fair Trading Act give you rights that {dealer} cannot take away. A dispute about a vehicle can be decided by the {authority}. For everything else, contact your consumer regulator:',
  'complaint.helpsToHave':
    'It helps to have the date, the plate or order number, the names of the people you dealt with, and pictures or papers. What you tell us is used to look into the complaint and for nothing else.',
  'formError.phone': 'Enter a New Zealand phone number, like 021 234 5678.',
  'signInRefusal.notMobile': 'Enter a New Zealand mobile number, such as 021 234 5678.',
  'place.dealerLicence': 'Registered motor vehicle trader {number}',
};
