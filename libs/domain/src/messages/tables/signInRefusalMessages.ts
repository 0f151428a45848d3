import type { MessageTable } from '../messageTable.ts';

/** Why nobody was signed in, and no code was sent. */
export const signInRefusalMessages = {
  'signInRefusal.notMobile': 'Enter an Australian mobile number, such as 0412 345 678.',
  'signInRefusal.notCode': 'Enter the 6-digit code we sent you.',
  'signInRefusal.wrong':
    'That code isn’t right. Check our latest message: you have {count, plural, one {# try} other {# tries}} left.',
  'signInRefusal.spent': 'Too many wrong tries with that code. Please ask for a new one.',
  'signInRefusal.expired': 'This code has expired. Please ask for a new one.',
  'signInRefusal.used': 'This code has already been used. Please ask for a new one.',
  'signInRefusal.unavailable': 'We couldn’t send you a code just now. Please try again in a minute, or contact us.',
  'signInRefusal.refused': 'We couldn’t send a code to this number. Please check it, or contact us.',
  'signInRefusal.unchecked': 'We couldn’t check the code just now. Please try again in a minute.',
  'signInRefusal.limitOfNumber': 'We’ve sent this number several codes. Use the latest one, or ask again in {wait}.',
  'signInRefusal.limitOfTries':
    'Too many wrong codes for this number. Please ask for a new code in {wait}, or contact us.',
  'signInRefusal.limitOfPrefix':
    'We can’t send codes to numbers like this one right now. Please try again in {wait}, or contact us.',
  'signInRefusal.limitOfVisitor':
    'Too many code requests from your connection. Please try again in {wait}, or contact us.',
  'signInRefusal.limitOfSite': 'We can’t send any more codes right now. Please try again in {wait}, or contact us.',
  'signInRefusal.seconds': '{count, plural, one {# second} other {# seconds}}',
  'signInRefusal.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'signInRefusal.hours': '{count, plural, one {# hour} other {# hours}}',
} as const satisfies MessageTable;
