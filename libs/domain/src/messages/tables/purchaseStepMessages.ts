import type { MessageTable } from '../messageTable.ts';

/** Names of the steps of buying online, and what each begins with. */
export const purchaseStepMessages = {
  'purchaseStep.title': 'Buy online',
  'purchaseStep.stepTitle': '{step} · Buy online',
  'purchaseStep.yourCar': 'Your car',
  'purchaseStep.yourCarTitle': 'Buy this car online',
  'purchaseStep.yourCarText':
    'It takes about ten minutes. Nothing is binding until you sign with us, and we save your answers as you go.',
  'purchaseStep.tradeIn': 'Trade-in',
  'purchaseStep.tradeInTitle': 'Do you have a car to trade in?',
  'purchaseStep.tradeInText': 'Tell us about it and we’ll value it. We confirm the amount once we’ve seen the car.',
  'purchaseStep.payment': 'Payment',
  'purchaseStep.paymentTitle': 'How would you like to pay?',
  'purchaseStep.paymentText': 'This isn’t a credit application and doesn’t affect your credit score.',
  'purchaseStep.extras': 'Extras',
  'purchaseStep.extrasTitle': 'Want to add any extras?',
  'purchaseStep.extrasText': 'Choose what you like, or skip this step.',
  'purchaseStep.delivery': 'Delivery',
  'purchaseStep.deliveryTitle': 'How would you like to get your car?',
  'purchaseStep.deliveryText': 'We’ll agree on a day and time with you afterwards.',
  'purchaseStep.details': 'Your details',
  'purchaseStep.detailsTitle': 'Who is buying?',
  'purchaseStep.detailsText': 'We’ll get in touch with you about this order.',
  'purchaseStep.deposit': 'Deposit',
  'purchaseStep.depositTitle': 'Check your order and pay the deposit',
  'purchaseStep.depositText':
    'The deposit reserves the car for you while we prepare the paperwork. It’s fully refundable.',
  'purchaseStep.done': 'Done',
} as const satisfies MessageTable;
