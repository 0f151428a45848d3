import { primaryIndex } from '../indexes.ts';

/** An order that words ask for: `cheapest`. */
export interface Order {
  /** The index in whose order the vehicles come. */
  order: string;
  /** Text of its chip. */
  text: string;
}

export const orders = {
  cheapest: { order: `${primaryIndex}_price_asc`, text: 'Cheapest first' },
  dearest: { order: `${primaryIndex}_price_desc`, text: 'Most expensive first' },
  newest: { order: `${primaryIndex}_year_desc`, text: 'Newest first' },
  leastDriven: { order: `${primaryIndex}_km_asc`, text: 'Lowest kilometres first' },
  latestListed: { order: `${primaryIndex}_newest`, text: 'Newest listings first' },
} as const satisfies Readonly<Record<string, Order>>;
