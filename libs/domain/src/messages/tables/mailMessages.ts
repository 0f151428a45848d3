import type { MessageTable } from '../messageTable.ts';

/** What frames a reply to a visitor, by mail, as a text message and in a calendar. The reply itself is in `replies`. */
export const mailMessages = {
  'mail.greeting': 'Hello {name},',
  'mail.greetingWithoutName': 'Hello,',
  'mail.next': 'What happens next',
  'mail.page': 'See it on our website',
  'mail.cancel': 'Cancel and get {deposit} back',
  'mail.call': 'Call {phone}',
  'mail.directions': 'Get directions',
  'mail.reason':
    'You’re getting this email because someone entered this address on {host}. If it wasn’t you, please ignore it.',
  'text.call': 'Call {phone}.',
  'text.reference': 'Ref {reference}',
  'calendar.testDriveOf': 'Test drive: {vehicle}',
  'calendar.testDriveAt': 'Test drive at {dealer}',
  'calendar.reference': 'Reference: {reference}',
} as const satisfies MessageTable;
