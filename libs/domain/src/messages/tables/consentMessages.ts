import type { MessageTable } from '../messageTable.ts';

/** The question for consent to the companies that need it. */
export const consentMessages = {
  'consent.mayGoogleCount': 'May Google Analytics count your visit?',
  'consent.googleSets':
    'With your consent Google sets cookies and learns which of our pages you open and what you do on them. That shows us what visitors look for.',
  'consent.mayTakePart': 'May {names} take part in your visit?',
  'consent.maySet':
    'With your consent {names} may set cookies and {count, plural, one {learns} other {learn}} which of our pages you open and what you do on them.',
  'consent.list': '{names} and {last}',
  'consent.worksTheSame': 'The website works the same either way.',
  'consent.allowedSoFar': 'The website works the same either way, and you have allowed it so far.',
  'consent.declinedSoFar': 'The website works the same either way, and you have declined it so far.',
  'consent.howWeHandle': 'How we handle personal information',
  'consent.decline': 'Decline',
  'consent.allow': 'Allow',
} as const satisfies MessageTable;
