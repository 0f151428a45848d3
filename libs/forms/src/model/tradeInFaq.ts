import { grouped } from '@forecourt/domain';
import { maxKms, offerDays, oldestYears } from './tradeInRules.ts';

export interface TradeInQuestion {
  question: string;
  answer: string;
}

/** Questions and answers about trading in a car. */
export const tradeInFaq: readonly TradeInQuestion[] = [
  {
    question: 'How does the estimate come about?',
    answer:
      'We look your car up by its number plate, and take its kilometres and your answers about its condition into account. The range is what cars like yours bring at the moment.',
  },
  {
    question: 'Why is there no estimate for my car?',
    answer: `Older cars differ too much from each other to be valued from a distance. For cars that are more than ${oldestYears} years old, or have run more than ${grouped(maxKms)} km, we would rather look at yours. An appraisal costs nothing.`,
  },
  {
    question: 'Is the offer final?',
    answer: `It stands for ${offerDays} days, provided that the car is as you described it. We look it over with you before anything is signed, and tell you at once if something changes the amount.`,
  },
  {
    question: 'What if money is still owing on it?',
    answer:
      'Tell us who the lender is. We ask for the amount that is left, pay it out, and what remains is yours or goes towards your next car.',
  },
  {
    question: 'Do I have to buy a car from you?',
    answer: 'No. You can trade yours in for one of ours, or simply sell it to us.',
  },
  {
    question: 'What do I bring along?',
    answer:
      'Your driver licence, the registration papers, every key, the service book and, where money is owing, your loan account number.',
  },
  {
    question: 'Can my car be unregistered?',
    answer:
      'Yes. Type its details in if its plate is not found any more, and mention it in the comments, so that we can come to you.',
  },
];
