import type { FormStep } from '../../model/steps.ts';

/** Introduction of each step. */
export const stepIntros: Readonly<Record<FormStep, { title: string; text: string }>> = {
  'your-car': {
    title: 'Buy this car online',
    text: 'It takes about ten minutes. Nothing is binding until you sign with us, and your answers are kept on the way.',
  },
  'trade-in': {
    title: 'Do you have a car to trade in?',
    text: 'Tell us about it, and we value it. What you get is fixed once we have seen the car.',
  },
  payment: {
    title: 'How would you like to pay?',
    text: 'This is not an application for credit and does not touch your credit score.',
  },
  extras: { title: 'Anything to go with it?', text: 'Choose what you like, or nothing at all.' },
  delivery: { title: 'How would you like to get your car?', text: 'We agree on day and time with you afterwards.' },
  details: { title: 'Who is buying?', text: 'We call or write to you about this order.' },
  deposit: {
    title: 'Look it over and pay the deposit',
    text: 'The deposit reserves the car for you while we prepare the papers. It is fully refundable.',
  },
};
