import type { MessageTable } from '../messageTable.ts';

/** Pages of offers. */
export const offerPageMessages = {
  'offerPage.askAboutThisOffer': 'Ask about this offer',
  'offerPage.whereAndWhen': 'Where and when',
  'offerPage.at': 'At {places}',
  'offerPage.inStock': 'In stock for this offer',
  'offerPage.seeAll': 'See all {count}',
  'offerPage.moreOffers': 'More offers',
  'offerPage.allSpecialOffers': 'All special offers',
  'offerPage.specialOffers': 'Special offers',
  'offerPage.whatOffers': 'What {name} offers at the moment, until when, and on what conditions.',
  'offerPage.thisOfferIsOver': 'This offer is over.',
  'offerPage.theseRunNow': 'These run now.',
  'offerPage.endedOn': 'Ended on {until}',
  'offerPage.meetUs': 'Meet us at a show',
  'offerPage.offersThatRunNow': 'Offers that run now',
  'offerPage.runningNow': 'Running now',
  'offerPage.theNextOneWill': 'The next one will stand here. Meanwhile, this is what we have in stock.',
  'offerPage.noOffersToday': 'No offers today',
  'offerPage.seeAllVehicles': 'See all {nounPlural}',
  'offerPage.contactUs': 'Contact us',
  'offerPage.priceDrops': 'Price drops',
  'offerPage.soldForLessThan': 'Sold for less than they were first listed at.',
  'offerPage.inStockNow': 'In stock now',
  'offerPage.all': 'All {nounPlural}',
} as const satisfies MessageTable;
