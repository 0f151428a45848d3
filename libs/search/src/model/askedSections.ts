import { filterAttributes, type FilterAttribute, type FilterSection } from '@forecourt/domain';
import { filterFields } from './searchSections.ts';

/** How a filter is shown that the site itself has not configured. */
const plainSections: Readonly<Record<FilterAttribute, Omit<FilterSection, 'attribute'>>> = {
  badge: { title: 'Badge', control: 'list' },
  body: { title: 'Body type', control: 'list' },
  body_length: { title: 'Body length', control: 'range' },
  car_type: { title: 'Condition', control: 'list' },
  categories: { title: 'Category', control: 'list' },
  certified: { title: 'Certified', control: 'toggle' },
  city: { title: 'City', control: 'list' },
  colour: { title: 'Colour', control: 'list' },
  created_at_timestamp: { title: 'Listed', control: 'list' },
  dealership_name: { title: 'Dealership', control: 'list' },
  drive: { title: 'Drive', control: 'list' },
  filtered_features: { title: 'Features', control: 'list' },
  fuel: { title: 'Fuel', control: 'list' },
  item_type: { title: 'Kind', control: 'list' },
  km: { title: 'Kilometres', control: 'range' },
  location_name: { title: 'Location', control: 'list' },
  make: { title: 'Make', control: 'list' },
  make_model: { title: 'Make and model', control: 'list' },
  model: { title: 'Model', control: 'list' },
  price: { title: 'Price', control: 'range' },
  price_range: { title: 'Price range', control: 'list' },
  seats: { title: 'Seats', control: 'list' },
  series: { title: 'Series', control: 'list' },
  sleeps: { title: 'Berths', control: 'list' },
  state: { title: 'State', control: 'list' },
  status: { title: 'Availability', control: 'list' },
  subscription_price: { title: 'Price a week', control: 'range' },
  tag: { title: 'Tag', control: 'list' },
  tare_weight: { title: 'Tare weight', control: 'range' },
  transmission: { title: 'Transmission', control: 'list' },
  weekly_price: { title: 'Repayment a week', control: 'range' },
  weekly_price_range: { title: 'Repayment range', control: 'list' },
  year: { title: 'Year', control: 'range' },
};

/**
 * The site's filters, and after them those that an address asks for though the panel does not offer them: a link may
 * narrow by anything, and what it narrows by can be seen and taken back.
 * @param parameters names in the address; `price_from` and `price_to` stand for `price`
 */
export function withAskedSections(
  sections: readonly FilterSection[],
  parameters: Iterable<string>,
): readonly FilterSection[] {
  const offered = new Set<string>(filterFields(sections).map(({ attribute }) => attribute));
  const asked = new Set([...parameters].map((name) => name.replace(/_(from|to)$/, '')));
  const added = filterAttributes.filter((attribute) => asked.has(attribute) && !offered.has(attribute));
  return added.length
    ? [...sections, ...added.map((attribute) => ({ attribute, ...plainSections[attribute] }))]
    : sections;
}
