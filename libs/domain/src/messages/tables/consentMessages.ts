import type { MessageTable } from '../messageTable.ts';

/** The question for consent to the companies that need it. */
export const consentMessages = {
  'consent.mayGoogleCount': 'Is it OK if we use Google Analytics?',
  'consent.googleSets':
    'If you allow it, Google sets cookies and sees which of our pages you open and what you do on them. That shows us what people look for.',
  'consent.mayTakePart': 'Is it OK if we use {names}?',
  'consent.maySet':
    'If you allow it, {names} can set cookies. {count, plural, one {It sees} other {They see}} which of our pages you open and what you do on them.',
  'consent.list': '{names} and {last}',
  'consent.worksTheSame': 'The website works the same either way.',
  'consent.allowedSoFar': 'The website works the same either way. You’re currently allowing this.',
  'consent.declinedSoFar': 'The website works the same either way. You’ve currently declined this.',
  'consent.howWeHandle': 'How we handle your personal information',
  'consent.decline': 'Decline',
  'consent.allow': 'Allow',
} as const satisfies MessageTable;
