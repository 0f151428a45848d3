import type { MessageTable } from '../messageTable.ts';

/** Parts of pages that tell of the dealer and its stock. */
export const dealerMessages = {
  'dealer.about': 'About {name}',
  'dealer.comeAndSeeUs': 'Come and see us',
  'dealer.ourPromises': 'Our promises',
  'dealer.reserveOnline': 'Reserve Online',
  'dealer.hoursAndDirections': 'See hours and directions',
  'dealer.inStock': '{count, number} in stock',
  'dealer.vehicles': '{count, plural, one {# vehicle} other {# vehicles}}',
  'dealer.monthlyFee': '{fee} {amount} a month',
} as const satisfies MessageTable;
