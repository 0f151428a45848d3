import type { MessageTable } from '../messageTable.ts';

/** How a reservation stands. */
export const reservationMessages = {
  'reservation.waitingForPayment': 'Waiting for payment',
  'reservation.notHeldYet': 'It is not held for you before the deposit is paid.',
  'reservation.heldForYou': 'Held for you',
  'reservation.until': 'Until {until}.',
  'reservation.depositPaid': 'Your deposit is paid.',
  'reservation.completed': 'Completed',
  'reservation.dealerTakesIt': 'The dealer has taken it from here.',
  'reservation.holdEnded': 'Hold ended',
  'reservation.refunded': 'Cancelled',
  'reservation.refundedAmount': '{deposit} refunded.',
  'reservation.refundOnItsWay': '{deposit} is on its way back to you.',
  'reservation.cancel': 'Cancel and get {deposit} back',
  'reservation.cancelWhich': 'Cancel and get {deposit} back: {name}',
  'reservation.paymentRefused': 'Payment refused',
  'reservation.nothingCharged': 'Nothing was charged.',
  'reservation.notPaid': 'Not paid',
  'reservation.tooMany': 'Too many at a time',
  'reservation.somebodyWasFirst': 'Somebody was first',
} as const satisfies MessageTable;
