import type { MessageTable } from '../messageTable.ts';

/** The page on which a visitor cancels a reservation or an order. */
export const cancelMessages = {
  'cancel.title': 'Cancel and get {amount} back?',
  'cancel.amount': 'You get all {amount} back, to the card you paid with.',
  'cancel.when': 'We send it at once. Banks take up to ten business days to show it.',
  'cancel.free': 'We stop holding the vehicle for you, and others can reserve it at once.',
  'cancel.keep': 'Keep it reserved',
  'cancel.heldUntil': 'Held until',
  'cancel.soldToYou': 'It cannot be cancelled online any more',
  'cancel.soldToYouText':
    'The sale has gone through and your deposit of {amount} counts towards the price. Call us, and we sort it out with you.',
  'cancel.nothingPaid': 'There is nothing to cancel yet',
  'cancel.nothingPaidText': 'The deposit is not paid, so nothing was charged and the vehicle is not held for you.',
  'cancel.neverPaid': 'There is nothing to cancel',
  'cancel.neverPaidText': 'No deposit was taken for this reservation.',
  'cancel.callUs': 'Call us',
  'cancel.seeReservation': 'See the reservation',
  'cancel.notCancelled':
    'We could not finish this just now. Load this page again: it says whether the reservation is cancelled. Or call us.',
} as const satisfies MessageTable;
