import type { MessageTable } from '../messageTable.ts';

/** Names of the steps of buying online, and what each begins with. */
export const purchaseStepMessages = {
  'purchaseStep.title': 'Buy online',
  'purchaseStep.stepTitle': '{step} · Buy online',
  'purchaseStep.yourCar': 'Your car',
  'purchaseStep.yourCarTitle': 'Buy this car online',
  'purchaseStep.yourCarText':
    'It takes about ten minutes. Nothing is binding until you sign with us, and your answers are kept on the way.',
  'purchaseStep.tradeIn': 'Trade-in',
  'purchaseStep.tradeInTitle': 'Do you have a car to trade in?',
  'purchaseStep.tradeInText': 'Tell us about it, and we value it. What you get is fixed once we have seen the car.',
  'purchaseStep.payment': 'Payment',
  'purchaseStep.paymentTitle': 'How would you like to pay?',
  'purchaseStep.paymentText': 'This is not an application for credit and does not touch your credit score.',
  'purchaseStep.extras': 'Extras',
  'purchaseStep.extrasTitle': 'Anything to go with it?',
  'purchaseStep.extrasText': 'Choose what you like, or nothing at all.',
  'purchaseStep.delivery': 'Delivery',
  'purchaseStep.deliveryTitle': 'How would you like to get your car?',
  'purchaseStep.deliveryText': 'We agree on day and time with you afterwards.',
  'purchaseStep.details': 'Your details',
  'purchaseStep.detailsTitle': 'Who is buying?',
  'purchaseStep.detailsText': 'We call or write to you about this order.',
  'purchaseStep.deposit': 'Deposit',
  'purchaseStep.depositTitle': 'Look it over and pay the deposit',
  'purchaseStep.depositText':
    'The deposit reserves the car for you while we prepare the papers. It is fully refundable.',
  'purchaseStep.done': 'Done',
} as const satisfies MessageTable;
