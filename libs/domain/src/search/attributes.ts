import type { SearchAttribute } from './attributeKinds.ts';

/**
 * Every attribute that a search can be filtered by, under its name in the index and in the address: its kind, heading,
 * measure and default control. Index settings, filters, addresses, labels and the schema of site files follow from this
 * table. How an attribute is read from a vehicle is in `attributeValues` of `@forecourt/search/model`, on the server; a
 * missing reader is a compile error.
 */
export const searchAttributes = {
  badge: { kind: 'words', control: 'list', title: 'Badge' },
  body: { kind: 'body', control: 'list', title: 'Body type' },
  body_length: { kind: 'number', control: 'range', measure: 'millimetres', title: 'Body length' },
  car_type: {
    kind: 'words',
    control: 'list',
    title: 'Condition',
    words: { new: 'search.valueNew', used: 'search.valueUsed', demo: 'search.valueDemo' },
  },
  categories: { kind: 'words', control: 'list', title: 'Category' },
  certified: {
    kind: 'flag',
    control: 'toggle',
    title: 'Certified',
    words: { true: 'search.certified', false: 'search.notCertified' },
  },
  city: { kind: 'words', control: 'list', title: 'City', limit: 20 },
  colour: { kind: 'words', control: 'list', title: 'Colour' },
  created_at_timestamp: { kind: 'days', control: 'list', title: 'Listed' },
  dealership_name: { kind: 'words', control: 'list', title: 'Dealership', limit: 40 },
  doors: { kind: 'number', control: 'list', measure: 'doors', title: 'Doors' },
  drive: { kind: 'words', control: 'list', title: 'Drive' },
  filtered_features: { kind: 'words', control: 'list', title: 'Features' },
  fuel: { kind: 'words', control: 'list', title: 'Fuel' },
  item_type: {
    kind: 'words',
    control: 'list',
    title: 'Kind',
    words: { car: 'search.cars', caravan: 'search.caravans' },
  },
  km: { kind: 'number', control: 'range', measure: 'kilometres', title: 'Kilometres' },
  location_name: { kind: 'words', control: 'list', title: 'Location' },
  make: { kind: 'make', control: 'list', title: 'Make' },
  make_model: { kind: 'makeModel', control: 'list', title: 'Make and model' },
  model: { kind: 'words', control: 'list', title: 'Model' },
  price: { kind: 'number', control: 'range', measure: 'money', title: 'Price' },
  price_range: { kind: 'band', control: 'list', measure: 'money', title: 'Price range' },
  seats: { kind: 'number', control: 'list', measure: 'seats', title: 'Seats' },
  series: { kind: 'words', control: 'list', title: 'Series' },
  sleeps: { kind: 'number', control: 'list', measure: 'berths', title: 'Berths' },
  state: { kind: 'words', control: 'list', title: 'State' },
  status: {
    kind: 'words',
    control: 'list',
    title: 'Availability',
    words: { in_stock: 'search.inStock', coming_soon: 'search.comingSoon', sold: 'search.sold' },
  },
  subscription_price: { kind: 'number', control: 'range', measure: 'weeklyMoney', title: 'Price a week' },
  tag: { kind: 'words', control: 'list', title: 'Tag' },
  tare_weight: { kind: 'number', control: 'range', measure: 'kilograms', title: 'Tare weight' },
  towing: { kind: 'number', control: 'range', measure: 'kilograms', title: 'Towing capacity' },
  transmission: { kind: 'words', control: 'list', title: 'Transmission' },
  weekly_price: { kind: 'number', control: 'range', measure: 'weeklyMoney', title: 'Repayment a week' },
  weekly_price_range: { kind: 'band', control: 'list', measure: 'weeklyMoney', title: 'Repayment range' },
  year: { kind: 'number', control: 'range', measure: 'year', title: 'Year' },
} as const satisfies Readonly<Record<string, SearchAttribute>>;

export type FilterAttribute = keyof typeof searchAttributes;

/** Names of what a search can be filtered by, in the order of the alphabet. */
export const filterAttributes = Object.keys(searchAttributes) as readonly FilterAttribute[];

/** The attribute of a name; null for a name that is not a filter. */
export function searchAttribute(name: string): SearchAttribute | null {
  return Object.hasOwn(searchAttributes, name) ? searchAttributes[name as FilterAttribute] : null;
}
