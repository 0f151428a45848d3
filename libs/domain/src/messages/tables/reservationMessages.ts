import type { MessageTable } from '../messageTable.ts';

/** How a reservation stands. */
export const reservationMessages = {
  'reservation.waitingForPayment': 'Waiting for payment',
  'reservation.notHeldYet': 'It isn’t on hold until you’ve paid the deposit.',
  'reservation.heldForYou': 'Held for you',
  'reservation.until': 'Until {until}.',
  'reservation.depositPaid': 'You’ve paid the deposit.',
  'reservation.completed': 'Completed',
  'reservation.dealerTakesIt': 'The sale has gone through.',
  'reservation.holdEnded': 'Hold ended',
  'reservation.refunded': 'Cancelled',
  'reservation.refundedAmount': '{deposit} refunded.',
  'reservation.refundOnItsWay': '{deposit} is on its way back to you.',
  'reservation.cancel': 'Cancel and get {deposit} back',
  'reservation.cancelWhich': 'Cancel and get {deposit} back: {name}',
  'reservation.paymentRefused': 'Payment declined',
  'reservation.nothingCharged': 'You haven’t been charged.',
  'reservation.notPaid': 'Not paid',
  'reservation.tooMany': 'Too many on hold',
  'reservation.somebodyWasFirst': 'Someone else got in first',
} as const satisfies MessageTable;
