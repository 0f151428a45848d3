import type { MessageTable } from '../messageTable.ts';

/** Why a step of a valuation was not taken. */
export const valuationRefusalMessages = {
  'valuationRefusal.noCookies': 'Your browser blocks cookies for this site. Allow them to get your car valued online.',
  'valuationRefusal.unavailable': 'We couldn’t save this just now. Please try again in a minute, or call us.',
  'valuationRefusal.notBegun': 'Start with your car’s number plate.',
  'valuationRefusal.decided': 'We already have your answer. Call us to change it.',
  'valuationRefusal.changed': 'The estimate has changed since you saw it. Check it and send the form again.',
  'valuationRefusal.runOut': 'This estimate has expired. Check your answers to get a new one.',
} as const satisfies MessageTable;
