/** Index of all car searches; its default order is the dealer's ranking. */
export const primaryIndex = 'Car_production';

export interface SortIndex {
  /** Name on the wire: the primary index, or a replica that differs in order only. */
  name: string;
  /** Label in the sort list. */
  label: string;
  attribute: 'custom_rank' | 'price' | 'year' | 'km' | 'created_at_timestamp';
  direction: 'asc' | 'desc';
}

/** The orders a visitor can choose, default first. */
export const sortIndexes: readonly SortIndex[] = [
  { name: primaryIndex, label: 'Recommended', attribute: 'custom_rank', direction: 'desc' },
  { name: `${primaryIndex}_price_asc`, label: 'Price: low to high', attribute: 'price', direction: 'asc' },
  { name: `${primaryIndex}_price_desc`, label: 'Price: high to low', attribute: 'price', direction: 'desc' },
  { name: `${primaryIndex}_year_desc`, label: 'Year: newest first', attribute: 'year', direction: 'desc' },
  { name: `${primaryIndex}_km_asc`, label: 'Kilometres: lowest first', attribute: 'km', direction: 'asc' },
  { name: `${primaryIndex}_newest`, label: 'Newest listings', attribute: 'created_at_timestamp', direction: 'desc' },
];

/** How an index of cars is ordered; null for an unknown name. */
export function indexSort(name: string): SortIndex | null {
  return sortIndexes.find((index) => index.name === name) ?? null;
}
