import type { MessageTable } from '../messageTable.ts';

/** Paying an invoice, a job or an order online, and what came of it. */
export const onlinePaymentMessages = {
  'onlinePayment.payOnline': 'Pay online',
  'onlinePayment.intro': 'Pay an invoice or a quote by card or wallet, from anywhere.',
  'onlinePayment.notNow': 'We cannot take payments here just now',
  'onlinePayment.notNowText': 'Please try again later, or contact us to pay another way. Nothing was charged.',
  'onlinePayment.howItWorks': 'How it works',
  'onlinePayment.haveInvoiceAtHand': 'Have your invoice or quote at hand, so that we can match your payment.',
  'onlinePayment.cardIsSafe':
    'You enter your card on the secure page of our payment provider. We never see its number.',
  'onlinePayment.receiptAtOnce': 'You get a receipt number at once, and we tell the dealership that you have paid.',
  'onlinePayment.continue': 'Continue to secure payment',
  'onlinePayment.nothingYet': 'You enter your card on the next page. Nothing is charged before you confirm it there.',
  'onlinePayment.yourPayment': 'Your payment',
  'onlinePayment.yourDetails': 'Your details',
  'onlinePayment.paid': 'Paid',
  'onlinePayment.paidTitle': 'You have paid {amount}',
  'onlinePayment.paidText': 'Thank you. {payee} has been told. Keep this page, or print it, as your receipt.',
  'onlinePayment.failedText':
    'Nothing was taken from your account. Try again with the same card or another one, or ask your bank why it was declined. What you entered is kept.',
  'onlinePayment.failedTitle': 'Your payment did not go through',
  'onlinePayment.abandonedText':
    'You left the payment page before paying, or its time was over. Nothing was taken. What you entered is kept.',
  'onlinePayment.tryAgain': 'Try again',
  'onlinePayment.backHome': 'Back to the home page',
  'onlinePayment.amountPaid': 'Amount paid',
  'onlinePayment.amount': 'Amount',
  'onlinePayment.paidTo': 'Paid to',
  'onlinePayment.to': 'To',
  'onlinePayment.for': 'For',
  'onlinePayment.reference': 'Invoice or reference',
  'onlinePayment.paidAt': 'Paid at',
  'onlinePayment.receiptNumber': 'Receipt number',
  'onlinePayment.yourReceipt': 'Your receipt',
} as const satisfies MessageTable;
