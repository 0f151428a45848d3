import type { MessageTable } from '../messageTable.ts';

/** Why nobody was signed in, and no code was sent. */
export const signInRefusalMessages = {
  'signInRefusal.notMobile': 'Enter an Australian mobile number, such as 0412 345 678.',
  'signInRefusal.notCode': 'Enter the 6 digits of the code we sent you.',
  'signInRefusal.wrong':
    'That code is not right. Check the newest message from us: you have {count, plural, one {# try} other {# tries}} left.',
  'signInRefusal.spent': 'That code was wrong too often. Please ask for a new one.',
  'signInRefusal.expired': 'This code has expired. Please ask for a new one.',
  'signInRefusal.used': 'This code has been used already. Please ask for a new one.',
  'signInRefusal.unavailable': 'We could not send you a code just now. Please try again in a minute, or contact us.',
  'signInRefusal.refused': 'We could not send a code to this number. Please check it, or contact us.',
  'signInRefusal.unchecked': 'We could not check the code just now. Please try again in a minute.',
  'signInRefusal.limitOfNumber': 'We have sent this number several codes. Use the newest, or ask again in {wait}.',
  'signInRefusal.limitOfTries':
    'Too many wrong codes were entered for this number. Please ask for a new code in {wait}, or contact us.',
  'signInRefusal.limitOfPrefix':
    'We cannot send codes to numbers like this one for now. Please try again in {wait}, or contact us.',
  'signInRefusal.limitOfVisitor':
    'Too many codes were asked for from your connection. Please try again in {wait}, or contact us.',
  'signInRefusal.limitOfSite': 'We cannot send more codes for now. Please try again in {wait}, or contact us.',
  'signInRefusal.seconds': '{count, plural, one {# second} other {# seconds}}',
  'signInRefusal.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'signInRefusal.hours': '{count, plural, one {# hour} other {# hours}}',
} as const satisfies MessageTable;
