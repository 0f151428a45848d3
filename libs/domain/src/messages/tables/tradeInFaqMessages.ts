import type { MessageTable } from '../messageTable.ts';

/** Questions and answers beside the steps of a trade-in. */
export const tradeInFaqMessages = {
  'tradeInFaq.estimate': 'How does the estimate come about?',
  'tradeInFaq.estimateAnswer':
    'We look your car up by its number plate, and take its kilometres and your answers about its condition into account. The range is what cars like yours bring at the moment.',
  'tradeInFaq.none': 'Why is there no estimate for my car?',
  'tradeInFaq.noneAnswer':
    'Older cars differ too much from each other to be valued from a distance. For cars that are more than {years} years old, or have run more than {kms} km, we would rather look at yours. An appraisal costs nothing.',
  'tradeInFaq.final': 'Is the offer final?',
  'tradeInFaq.finalAnswer':
    'It stands for {days} days, provided that the car is as you described it. We look it over with you before anything is signed, and tell you at once if something changes the amount.',
  'tradeInFaq.owing': 'What if money is still owing on it?',
  'tradeInFaq.owingAnswer':
    'Tell us who the lender is. We ask for the amount that is left, pay it out, and what remains is yours or goes towards your next car.',
  'tradeInFaq.mustBuy': 'Do I have to buy a car from you?',
  'tradeInFaq.mustBuyAnswer': 'No. You can trade yours in for one of ours, or simply sell it to us.',
  'tradeInFaq.bring': 'What do I bring along?',
  'tradeInFaq.bringAnswer':
    'Your driver licence, the registration papers, every key, the service book and, where money is owing, your loan account number.',
  'tradeInFaq.unregistered': 'Can my car be unregistered?',
  'tradeInFaq.unregisteredAnswer':
    'Yes. Type its details in if its plate is not found any more, and mention it in the comments, so that we can come to you.',
} as const satisfies MessageTable;
