import type { MessageTable } from '../messageTable.ts';

/** The page on which a visitor cancels a reservation or an order. */
export const cancelMessages = {
  'cancel.title': 'Cancel and get {amount} back?',
  'cancel.amount': 'You get all {amount} back, to the card you paid with.',
  'cancel.when': 'We send it straight away. Your bank can take up to ten business days to show it.',
  'cancel.free': 'We’ll release the vehicle, so someone else can reserve it straight away.',
  'cancel.keep': 'Keep it reserved',
  'cancel.heldUntil': 'Held until',
  'cancel.soldToYou': 'You can no longer cancel this online',
  'cancel.soldToYouText':
    'The sale has gone through and your deposit of {amount} counts towards the price. Call us and we’ll sort it out with you.',
  'cancel.nothingPaid': 'Nothing to cancel yet',
  'cancel.nothingPaidText': 'You haven’t paid the deposit, so you haven’t been charged and the vehicle isn’t on hold.',
  'cancel.neverPaid': 'Nothing to cancel',
  'cancel.neverPaidText': 'We didn’t take a deposit for this reservation.',
  'cancel.callUs': 'Call us',
  'cancel.seeReservation': 'See the reservation',
  'cancel.notCancelled': 'Something went wrong. Reload this page to see if your reservation is cancelled, or call us.',
} as const satisfies MessageTable;
