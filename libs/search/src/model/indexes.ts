/** Index of all car searches; its default order is the dealer's ranking. */
export const primaryIndex = 'Car_production';

export interface SortIndex {
  /** Name on the wire: the primary index, or a replica that differs in order only. */
  name: string;
  /** What the sort list calls it. */
  label: `search.${'recommended' | 'priceUp' | 'priceDown' | 'yearDown' | 'kilometresUp' | 'newest'}`;
  attribute: 'custom_rank' | 'price' | 'year' | 'km' | 'created_at_timestamp';
  direction: 'asc' | 'desc';
}

/** The orders a visitor can choose, default first. */
export const sortIndexes: readonly SortIndex[] = [
  { name: primaryIndex, label: 'search.recommended', attribute: 'custom_rank', direction: 'desc' },
  { name: `${primaryIndex}_price_asc`, label: 'search.priceUp', attribute: 'price', direction: 'asc' },
  { name: `${primaryIndex}_price_desc`, label: 'search.priceDown', attribute: 'price', direction: 'desc' },
  { name: `${primaryIndex}_year_desc`, label: 'search.yearDown', attribute: 'year', direction: 'desc' },
  { name: `${primaryIndex}_km_asc`, label: 'search.kilometresUp', attribute: 'km', direction: 'asc' },
  { name: `${primaryIndex}_newest`, label: 'search.newest', attribute: 'created_at_timestamp', direction: 'desc' },
];

/** How an index of cars is ordered; null for an unknown name. */
export function indexSort(name: string): SortIndex | null {
  return sortIndexes.find((index) => index.name === name) ?? null;
}
