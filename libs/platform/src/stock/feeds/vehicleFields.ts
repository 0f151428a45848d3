import type { Step } from './mapping.ts';

type Kind =
  'text' | 'number' | 'money' | 'yes-no' | 'date' | 'month' | 'instant' | 'list' | 'pictures' | 'address' | 'json';

const fields = (kind: Kind, names: string): [string, Kind][] => names.split(/\s+/).map((name) => [name, kind]);

/** Every field of a vehicle that a feed can bring, by its name, and how a cell of that name reads. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ...fields(
    'text',
    'id slug item_type name make model badge series price_type status car_type colour interior_colour drive',
  ),
  ...fields(
    'text',
    'simple_body simple_fuel simple_transmission trans fuel vin nvic regplate stocknum tag dealercomments',
  ),
  ...fields('text', 'city state location_id location_name private_suburb private_postcode'),
  ...fields('number', 'year km seats doors engine_size cylinders engine_size_litres views photos_count custom_rank'),
  ...fields('money', 'price before_price subscription_price'),
  ...fields('yes-no', 'preorder reserved sold show_on_dealer_website has_nvic certified'),
  ...fields('date', 'rego_expiry'),
  ...fields('month', 'build_date compliance_date'),
  ...fields('instant', 'sold_date_timestamp created_at updated_at'),
  ...fields('list', 'thumbnails categories standardEquipment payment_processors'),
  ...fields('pictures', 'images'),
  ...fields('address', 'file primary_image_url'),
  ...fields('json', 'location autograb_data youxQuote finance_lenders caravan variant'),
  ...fields('text', 'variant.induction variant.geartype variant.bodyconfiguration caravan.axle_type'),
  ...fields('number', 'variant.cylinders variant.enginesize variant.enginesize_litres variant.fuelconsumptioncombined'),
  ...fields('number', 'variant.energyconsumptioncombined'),
  ...fields('number', 'variant.fuelcapacity variant.grossvehiclemass variant.vehiclelength variant.vehicleheight'),
  ...fields('number', 'variant.vehiclewidth variant.towingcapacitybraked variant.torque variant.ancaprating'),
  ...fields(
    'number',
    'caravan.body_width caravan.body_length caravan.tare_weight caravan.sleeps caravan.aggregate_trailer_mass',
  ),
  ...fields('number', 'youxQuote.comparisonRate youxQuote.advertisedRate'),
  ...fields('money', 'youxQuote.weeklyRepaymentAmount'),
  ...fields('money', 'autograb_data.state_average_market_price autograb_data.average_market_price'),
]);

/**
 * Of the site that the feed goes to, never of the feed: a feed cannot put stock on another dealer. What its words for the
 * state set, the platform notes itself.
 */
export const ownFields: readonly string[] = ['dealership_id', 'dealership_name', 'dealership_slug', 'feed_state'];

const lender = /^finance_lenders\.[a-z0-9_-]{1,40}\.(\w+)$/i;
const lenderMoney = new Set(['paymentWeek', 'paymentMonth', 'establishmentFees', 'totalPayable', 'deposit', 'balloon']);
const lenderNumbers = new Set(['interestRate', 'comparisonRate', 'termYears', 'termMonths', 'termWeeks']);

function kindOf(name: string): Kind | null {
  const known = kinds.get(name);
  if (known) return known;
  const part = lender.exec(name)?.[1];
  if (part === undefined) return null;
  if (lenderMoney.has(part)) return 'money';
  if (lenderNumbers.has(part)) return 'number';
  return part === 'disclaimer' ? 'text' : null;
}

/** Steps that read a cell of a field of this name, or null when a vehicle has no such field. */
export function stepsFor(name: string): Step[] | null {
  const kind = kindOf(name);
  if (kind === null) return null;
  if (kind === 'text') return [];
  if (kind === 'number') return [{ do: 'number', whole: false }];
  if (kind === 'list' || kind === 'pictures') return [{ do: kind, at: '|' }];
  return [{ do: kind }];
}
