import type { MessageTable } from '../messageTable.ts';

/** Why an enquiry was not taken. */
export const leadRefusalMessages = {
  'leadRefusal.formIsGone': 'This form is no longer on our website. Please reload the page, or contact us.',
  'leadRefusal.vehicleIsGone': 'This vehicle is no longer on our website. Please choose another, or contact us.',
  'leadRefusal.noTimes': 'You can’t book a time online just now. Please tell us when you’d like to come.',
  'leadRefusal.timeTaken': 'Someone else has just taken this time. Please choose another.',
  'leadRefusal.timeNotOffered': 'This time isn’t available. Please choose another.',
  'leadRefusal.unavailable': 'We couldn’t save your enquiry just now. Please try again in a minute, or call us.',
} as const satisfies MessageTable;
