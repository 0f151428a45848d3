import type { MessageTable } from '../messageTable.ts';

/** What stands around every page: header, footer and trail. */
export const frameMessages = {
  'frame.home': '{name} home',
  'frame.youAreHere': 'You are here',
  'frame.search': 'Search {nounPlural}',
  'frame.callUs': 'Call us',
  'frame.favourites': 'Favourites',
  'frame.watchlist': 'Watchlist',
  'frame.stock': '{kind} {nounPlural}',
  'frame.allStock': 'All {nounPlural}',
  'frame.buyerTools': 'Buyer Tools',
  'frame.servicingAndParts': 'Servicing and Parts',
  'frame.askOurWorkshop': 'Ask our workshop',
  'frame.aboutUs': 'About us',
  'frame.findUs': 'Find us',
  'frame.reviews': 'Reviews',
  'frame.licences': 'Licences',
} as const satisfies MessageTable;
