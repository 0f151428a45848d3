import type { MessageTable } from '../messageTable.ts';

/** A payment that is under way, declined or left, whatever it is for. */
export const paymentMessages = {
  'payment.underWay': 'Payment in progress',
  'payment.waitingTitle': 'We’re waiting for your bank',
  'payment.waitingText': 'This usually takes a few seconds. The page updates by itself, so please don’t pay twice.',
  'payment.waiting': 'Waiting for your bank. {link}',
  'payment.lookAgain': 'Check again now',
  'payment.declined': 'Payment declined',
  'payment.notPaid': 'Not paid',
  'payment.notPaidTitle': 'You haven’t paid yet',
  'payment.backToPayment': 'Not paid yet? Back to the payment page',
} as const satisfies MessageTable;
