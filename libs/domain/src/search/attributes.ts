import type { SearchAttribute } from './attributeKinds.ts';

/**
 * Every attribute that a search can be filtered by, under its name in the index and in the address: its kind, measure
 * and default control. Index settings, filters, addresses, labels and the schema of site files follow from this table.
 * Its heading is a message (`filterMessages`), and how it is read from a vehicle is in `attributeValues` of
 * `@forecourt/search/model`, on the server; a missing one is a compile error.
 */
export const searchAttributes = {
  badge: { kind: 'words', control: 'list' },
  body: { kind: 'body', control: 'list' },
  body_length: { kind: 'number', control: 'range', measure: 'millimetres' },
  car_type: {
    kind: 'words',
    control: 'list',
    words: { new: 'search.valueNew', used: 'search.valueUsed', demo: 'search.valueDemo' },
  },
  categories: { kind: 'words', control: 'list' },
  certified: {
    kind: 'flag',
    control: 'toggle',
    words: { true: 'search.certified', false: 'search.notCertified' },
  },
  city: { kind: 'words', control: 'list', limit: 20 },
  colour: { kind: 'words', control: 'list' },
  created_at_timestamp: { kind: 'days', control: 'list' },
  dealership_name: { kind: 'words', control: 'list', limit: 40 },
  doors: { kind: 'number', control: 'list', measure: 'doors' },
  drive: { kind: 'words', control: 'list' },
  filtered_features: { kind: 'words', control: 'list' },
  fuel: { kind: 'words', control: 'list' },
  item_type: {
    kind: 'words',
    control: 'list',
    words: { car: 'search.cars', caravan: 'search.caravans' },
  },
  km: { kind: 'number', control: 'range', measure: 'kilometres' },
  location_name: { kind: 'words', control: 'list' },
  make: { kind: 'make', control: 'list' },
  make_model: { kind: 'makeModel', control: 'list' },
  model: { kind: 'words', control: 'list' },
  price: { kind: 'number', control: 'range', measure: 'money' },
  price_range: { kind: 'band', control: 'list', measure: 'money' },
  seats: { kind: 'number', control: 'list', measure: 'seats' },
  series: { kind: 'words', control: 'list' },
  sleeps: { kind: 'number', control: 'list', measure: 'berths' },
  state: { kind: 'words', control: 'list' },
  status: {
    kind: 'words',
    control: 'list',
    words: { in_stock: 'search.inStock', coming_soon: 'search.comingSoon', sold: 'search.sold' },
  },
  subscription_price: { kind: 'number', control: 'range', measure: 'weeklyMoney' },
  tag: { kind: 'words', control: 'list' },
  tare_weight: { kind: 'number', control: 'range', measure: 'kilograms' },
  towing: { kind: 'number', control: 'range', measure: 'kilograms' },
  transmission: { kind: 'words', control: 'list' },
  weekly_price: { kind: 'number', control: 'range', measure: 'weeklyMoney' },
  weekly_price_range: { kind: 'band', control: 'list', measure: 'weeklyMoney' },
  year: { kind: 'number', control: 'range', measure: 'year' },
} as const satisfies Readonly<Record<string, SearchAttribute>>;

export type FilterAttribute = keyof typeof searchAttributes;

/** Names of what a search can be filtered by, in the order of the alphabet. */
export const filterAttributes = Object.keys(searchAttributes) as readonly FilterAttribute[];

/** The attribute of a name; null for a name that is not a filter. */
export function searchAttribute(name: string): SearchAttribute | null {
  return Object.hasOwn(searchAttributes, name) ? searchAttributes[name as FilterAttribute] : null;
}
