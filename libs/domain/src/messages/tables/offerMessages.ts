import type { MessageTable } from '../messageTable.ts';

/** Offers: cards, terms and the window that shows one. */
export const offerMessages = {
  'offer.at': 'At {places}',
  'offer.enquireNow': 'Enquire Now',
  'offer.enquireNowName': 'Enquire Now: {name}',
  'offer.explore': 'Explore {name}',
  'offer.kindsOfOffers': 'Offer types',
  'offer.viewMore': 'View more',
  'offer.viewLess': 'View less',
  'offer.whatYouGet': 'What you get',
  'offer.interestRate': 'Interest rate',
  'offer.comparisonRate': 'Comparison rate',
  'offer.comparisonRateFor': 'Comparison rate for {basis}. {warning}',
  'offer.to': 'to {date}',
  'offer.conditions': 'Conditions',
} as const satisfies MessageTable;
