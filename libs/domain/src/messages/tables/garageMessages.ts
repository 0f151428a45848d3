import type { MessageTable } from '../messageTable.ts';

/** The garage of a visitor who has signed in, the list of saved vehicles, and ways to go without signing in. */
export const garageMessages = {
  'garage.myWatchlist': 'My watchlist',
  'garage.saved': 'Saved {nounPlural}',
  'garage.goToMyGarage': 'Go to my garage',
  'garage.tradeInValuations': 'Trade-in valuations',
  'garage.valueACar': 'Value a car',
  'garage.range': '{low} to {high}',
  'garage.weAppraiseIt': 'We’ll appraise it in person.',
  'garage.noValuationsYet': 'No valuations yet. Once you’ve had a car valued, you’ll see it here.',
  'garage.repaymentsInstead': 'Work out repayments without signing in',
  'garage.financeInstead': 'Ask about finance without signing in',
  'garage.worthInstead': 'Ask us what it’s worth without signing in',
  'garage.payInstead': 'Ask us for another way to pay',
} as const satisfies MessageTable;
