import type { MessageTable } from '../messageTable.ts';

/** After a form was accepted, and the steps that follow. */
export const successMessages = {
  'success.whatHappensNext': 'What happens next',
  'success.isOnItsWay': 'We’ve emailed you a copy too.',
  'success.addToCalendar': 'Add to your calendar',
  'success.keepLooking': 'Keep looking at {nounPlural}',
} as const satisfies MessageTable;
