import type { MessageTable } from '../messageTable.ts';

/** Why a step of a valuation was not taken. */
export const valuationRefusalMessages = {
  'valuationRefusal.noCookies':
    'Your browser does not keep cookies for this site. Allow them to have your car valued online.',
  'valuationRefusal.unavailable': 'We could not save this just now. Please try again in a minute, or call us.',
  'valuationRefusal.notBegun': 'Begin with the number plate of your car.',
  'valuationRefusal.decided': 'We have your answer already. Call us to change it.',
  'valuationRefusal.changed': 'The estimate has changed since you saw it. Check it, and send the form once more.',
  'valuationRefusal.runOut': 'This estimate has run out. Check your answers for a new one.',
} as const satisfies MessageTable;
