import type { MessageTable } from '../messageTable.ts';

/** Why an enquiry was not taken. */
export const leadRefusalMessages = {
  'leadRefusal.formIsGone': 'This form is no longer on our website. Please reload the page, or contact us.',
  'leadRefusal.vehicleIsGone': 'This vehicle is no longer on our website. Please choose another, or contact us.',
  'leadRefusal.noTimes': 'Times cannot be booked online just now. Please write when you would like to come.',
  'leadRefusal.timeTaken': 'Someone else has just taken this time. Please choose another.',
  'leadRefusal.timeNotOffered': 'This time is not offered. Please choose another.',
  'leadRefusal.unavailable': 'We could not save your enquiry just now. Please try again in a minute, or call us.',
} as const satisfies MessageTable;
