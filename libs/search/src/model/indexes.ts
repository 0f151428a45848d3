/** The index every car search asks; its own order is the dealer's ranking. */
export const primaryIndex = 'Car_production';

export interface SortIndex {
  /** Name on the wire: the primary, or a replica that differs in order only. */
  name: string;
  /** What the visitor reads in the sort list. */
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

/** How an index of cars is ordered, or null when no order goes by that name. */
export function indexSort(name: string): SortIndex | null {
  return sortIndexes.find((index) => index.name === name) ?? null;
}

/** Attributes that count as the car's own name: a match here comes before a match elsewhere. */
export const titleAttributes = ['name', 'make_model', 'make', 'model', 'badge', 'series', 'year'] as const;

/**
 * Everything a typed word is looked for in. Dealership and location names are left out: at Harbour Toyota every car,
 * whatever its make, would answer to Toyota.
 */
export const searchableAttributes = [
  ...titleAttributes,
  'body',
  'car_type',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'keywords',
  'categories',
  'tag',
  'stocknum',
  'city',
  'state',
  'filtered_features',
] as const;

/** Attributes a query may filter by or count. */
export const facetAttributes = [
  'badge',
  'body',
  'body_length',
  'car_type',
  'categories',
  'certified',
  'city',
  'colour',
  'created_at_timestamp',
  'dealership_id',
  'dealership_name',
  'drive',
  'filtered_features',
  'fuel',
  'item_type',
  'km',
  'location_name',
  'make',
  'make_model',
  'model',
  'photos_count',
  'price',
  'price_range',
  'reserved',
  'seats',
  'series',
  'show_on_dealer_website',
  'sleeps',
  'sold',
  'sold_date_timestamp',
  'state',
  'status',
  'subscription_price',
  'tag',
  'tare_weight',
  'transmission',
  'weekly_price',
  'weekly_price_range',
  'year',
] as const;
