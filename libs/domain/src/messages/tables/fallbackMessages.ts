import type { MessageTable } from '../messageTable.ts';

/** The page that stands in for one that cannot be shown. */
export const fallbackMessages = {
  'fallback.title': 'Back in a moment | {name}',
  'fallback.cannotShow': 'We can’t show this page just now',
  'fallback.away':
    'Something on our side is taking a break. It is usually back within a minute. Until then our people are a call away.',
  'fallback.busy':
    'More people are looking around than we can show pages to at once. Try again in a few seconds, or call our people.',
  'fallback.tryAgain': 'Try again',
  'fallback.goHome': 'Go to the home page',
  'fallback.call': 'Call {phone}',
} as const satisfies MessageTable;
