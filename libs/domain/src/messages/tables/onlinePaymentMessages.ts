import type { MessageTable } from '../messageTable.ts';

/** Paying an invoice, a job or an order online, and what came of it. */
export const onlinePaymentMessages = {
  'onlinePayment.payOnline': 'Pay online',
  'onlinePayment.intro': 'Pay an invoice or a quote by card or digital wallet, from anywhere.',
  'onlinePayment.notNow': 'We can’t take payments here just now',
  'onlinePayment.notNowText': 'Please try again later, or contact us to pay another way. You haven’t been charged.',
  'onlinePayment.howItWorks': 'How it works',
  'onlinePayment.haveInvoiceAtHand': 'Have your invoice or quote handy, so we can match your payment.',
  'onlinePayment.cardIsSafe': 'You enter your card on our payment provider’s secure page. We never see the number.',
  'onlinePayment.receiptAtOnce': 'You get a receipt number straight away, and we let the dealership know you’ve paid.',
  'onlinePayment.continue': 'Continue to secure payment',
  'onlinePayment.nothingYet': 'You enter your card on the next page. You won’t be charged until you confirm it there.',
  'onlinePayment.yourPayment': 'Your payment',
  'onlinePayment.yourDetails': 'Your details',
  'onlinePayment.paid': 'Paid',
  'onlinePayment.paidTitle': 'You have paid {amount}',
  'onlinePayment.paidText': 'Thank you. We’ve let {payee} know. Save or print this page as your receipt.',
  'onlinePayment.failedText':
    'You haven’t been charged. Try again with the same card or another one, or ask your bank why it was declined. We’ve kept what you entered.',
  'onlinePayment.failedTitle': 'Your payment didn’t go through',
  'onlinePayment.abandonedText':
    'You left the payment page before paying, or it timed out. You haven’t been charged. We’ve kept what you entered.',
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
