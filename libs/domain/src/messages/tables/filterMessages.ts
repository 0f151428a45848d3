import type { FilterAttribute } from '../../search/attributes.ts';

type Joined<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Joined<Rest>>}`
  : Name;

/** Key of a filter's heading. @example 'filter.bodyLength' */
export type FilterTitleKey = `filter.${Joined<FilterAttribute>}`;

/** Headings of the search's filters, where a site gives a filter no title of its own. */
export const filterMessages = {
  'filter.badge': 'Badge',
  'filter.body': 'Body type',
  'filter.bodyLength': 'Body length',
  'filter.carType': 'Condition',
  'filter.categories': 'Category',
  'filter.certified': 'Certified',
  'filter.city': 'City',
  'filter.colour': 'Colour',
  'filter.createdAtTimestamp': 'Listed',
  'filter.dealershipName': 'Dealership',
  'filter.doors': 'Doors',
  'filter.drive': 'Drive',
  'filter.filteredFeatures': 'Features',
  'filter.fuel': 'Fuel',
  'filter.itemType': 'Vehicle type',
  'filter.km': 'Kilometres',
  'filter.locationName': 'Location',
  'filter.make': 'Make',
  'filter.makeModel': 'Make and model',
  'filter.model': 'Model',
  'filter.price': 'Price',
  'filter.priceRange': 'Price range',
  'filter.seats': 'Seats',
  'filter.series': 'Series',
  'filter.sleeps': 'Berths',
  'filter.state': 'State',
  'filter.status': 'Availability',
  'filter.subscriptionPrice': 'Price per week',
  'filter.tag': 'Tag',
  'filter.tareWeight': 'Tare weight',
  'filter.towing': 'Towing capacity',
  'filter.transmission': 'Transmission',
  'filter.weeklyPrice': 'Weekly repayment',
  'filter.weeklyPriceRange': 'Weekly repayment range',
  'filter.year': 'Year',
} as const satisfies Readonly<Record<FilterTitleKey, string>>;
