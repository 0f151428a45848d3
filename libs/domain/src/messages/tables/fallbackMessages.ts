import type { MessageTable } from '../messageTable.ts';

/** The page that stands in for one that cannot be shown. */
export const fallbackMessages = {
  'fallback.title': 'Back in a moment | {name}',
  'fallback.cannotShow': 'We can’t show this page just now',
  'fallback.away':
    'Something’s not working on our side. We’re usually back within a minute. Until then, give us a call.',
  'fallback.busy': 'We’re very busy right now. Try again in a few seconds, or give us a call.',
  'fallback.tryAgain': 'Try again',
  'fallback.goHome': 'Go to the home page',
  'fallback.call': 'Call {phone}',
} as const satisfies MessageTable;
