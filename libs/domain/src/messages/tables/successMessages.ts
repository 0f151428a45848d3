import type { MessageTable } from '../messageTable.ts';

/** After a form was accepted, and the steps that follow. */
export const successMessages = {
  'success.whatHappensNext': 'What happens next',
  'success.isOnItsWay': 'The same is on its way to your email address.',
  'success.addToCalendar': 'Add to your calendar',
  'success.keepLooking': 'Keep looking at {nounPlural}',
} as const satisfies MessageTable;
