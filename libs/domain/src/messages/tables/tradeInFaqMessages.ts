import type { MessageTable } from '../messageTable.ts';

/** Questions and answers beside the steps of a trade-in. */
export const tradeInFaqMessages = {
  'tradeInFaq.estimate': 'How do you work out the estimate?',
  'tradeInFaq.estimateAnswer':
    'We look up your car by its number plate, then allow for its kilometres and what you tell us about its condition. The range is what cars like yours are worth at the moment.',
  'tradeInFaq.none': 'Why isn’t there an estimate for my car?',
  'tradeInFaq.noneAnswer':
    'Older cars vary too much to value from a distance. If yours is more than {years} years old, or has done more than {kms} km, we’d rather see it in person. An appraisal costs nothing.',
  'tradeInFaq.final': 'Is the offer final?',
  'tradeInFaq.finalAnswer':
    'It’s valid for {days} days, as long as the car is as you described it. We look it over with you before anyone signs, and tell you straight away if something changes the amount.',
  'tradeInFaq.owing': 'What if I still owe money on it?',
  'tradeInFaq.owingAnswer':
    'Tell us who the lender is. We’ll get the payout figure and pay it off. Whatever is left is yours, or goes towards your next car.',
  'tradeInFaq.mustBuy': 'Do I have to buy a car from you?',
  'tradeInFaq.mustBuyAnswer': 'No. You can trade yours in for one of ours, or simply sell it to us.',
  'tradeInFaq.bring': 'What should I bring?',
  'tradeInFaq.bringAnswer':
    'Your driver licence, the rego papers, every key, the service book and, if you owe money on it, your loan account number.',
  'tradeInFaq.unregistered': 'Can my car be unregistered?',
  'tradeInFaq.unregisteredAnswer':
    'Yes. If we can’t find the plate, enter the car’s details yourself and tell us in the comments, so we can come to you.',
} as const satisfies MessageTable;
