import type { MessageTable } from '../messageTable.ts';

/** What stands beside the price of a vehicle. */
export const priceMessages = {
  'price.perWeek': 'per week',
  'price.orBuyFor': 'or buy for {price}',
  'price.was': 'Was {price}',
  'price.subscription': 'Subscription',
  'price.belowMarket': '{saving} below market average',
} as const satisfies MessageTable;
