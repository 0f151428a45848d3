import type { MessageTable } from '../messageTable.ts';

/** A payment that is under way, declined or left, whatever it is for. */
export const paymentMessages = {
  'payment.underWay': 'Payment under way',
  'payment.waitingTitle': 'We are waiting for your bank',
  'payment.waitingText':
    'This takes a few seconds as a rule. The page looks again by itself: please do not pay a second time.',
  'payment.waiting': 'Waiting for your bank. {link}',
  'payment.lookAgain': 'Look again now',
  'payment.declined': 'Payment declined',
  'payment.notPaid': 'Not paid',
  'payment.notPaidTitle': 'You have not paid yet',
  'payment.backToPayment': 'Not paid yet? Back to the payment page',
} as const satisfies MessageTable;
