import { grouped, isInStock, type PriceSite, priceToBuy, type VehicleSummary } from '@forecourt/domain';

/** One fact in words. */
export interface ComparedFact {
  label: string;
  value: string;
}

/** Facts of one compared vehicle apart from its price. */
export interface ComparedFacts {
  vehicle: VehicleSummary;
  /** The manufacturer's figures. */
  specifications?: readonly ComparedFact[];
  /** Features. */
  features?: readonly string[];
}

export interface ComparisonRow {
  label: string;
  /** One value for each vehicle; null where unknown. */
  values: readonly (string | null)[];
  /** Where a vehicle is better: the wording, and the columns of the better ones. */
  best: { words: string; columns: readonly number[] } | null;
  /** Whether the values differ. */
  differs: boolean;
}

export interface ComparisonGroup {
  title: string;
  rows: readonly ComparisonRow[];
}

type Aim = readonly [direction: 'low' | 'high', words: string];

const conditions = { new: 'New', used: 'Used', demo: 'Demo' } as const;

const keyFacts: readonly (readonly [label: string, read: (vehicle: VehicleSummary) => string | number | null])[] = [
  ['Condition', ({ car_type }) => conditions[car_type]],
  ['Year', ({ year }) => year],
  ['Odometer', ({ km }) => (km === null ? null : `${grouped(km)} km`)],
  ['Body', ({ simple_body }) => simple_body],
  ['Transmission', ({ simple_transmission }) => simple_transmission],
  ['Fuel', ({ simple_fuel }) => simple_fuel],
  ['Colour', ({ colour }) => colour],
  ['Berths', ({ sleeps }) => sleeps],
  ['Location', ({ location_name, city }) => location_name ?? city],
];

/** Only facts of which every buyer wants more or less: a longer car is not a better one. */
const aims: Readonly<Record<string, Aim>> = {
  Year: ['high', 'Newest'],
  Odometer: ['low', 'Lowest'],
  'Fuel consumption (combined)': ['low', 'Lowest'],
  'Braked towing capacity': ['high', 'Highest'],
  Torque: ['high', 'Highest'],
  'ANCAP rating': ['high', 'Highest'],
};

/** @example amountIn('31,250 km') // 31_250 */
function amountIn(value: string | null): number | null {
  const digits = value?.replaceAll(',', '').match(/\d+(\.\d+)?/)?.[0];
  return digits === undefined ? null : Number(digits);
}

/** Columns of the best value. None where all are equal, or where only one is known: then nothing was compared. */
export function bestColumns(amounts: readonly (number | null)[], direction: 'low' | 'high'): number[] {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < 2 || new Set(known).size < 2) return [];
  const best = direction === 'low' ? Math.min(...known) : Math.max(...known);
  return amounts.flatMap((amount, column) => (amount === best ? [column] : []));
}

function row(label: string, values: readonly (string | null)[]): ComparisonRow {
  const aim = aims[label];
  const columns = aim ? bestColumns(values.map(amountIn), aim[0]) : [];
  return {
    label,
    values,
    best: aim && columns.length > 0 ? { words: aim[1], columns } : null,
    differs: new Set(values.map((value) => value?.toLowerCase() ?? null)).size > 1,
  };
}

const known = ({ values }: ComparisonRow) => values.some((value) => value !== null);
const unique = (labels: readonly string[]) => [...new Set(labels)];

/** Comparison table of the vehicles, fact by fact. Rows without any value, and groups without rows, are left out. */
export function comparisonGroups(compared: readonly ComparedFacts[]): ComparisonGroup[] {
  const facts = keyFacts.map(([label, read]) =>
    row(
      label,
      compared.map(({ vehicle }) => read(vehicle)?.toString() ?? null),
    ),
  );
  const figures = unique(compared.flatMap(({ specifications = [] }) => specifications.map(({ label }) => label)));
  const specifications = figures.map((label) =>
    row(
      label,
      compared.map(({ specifications: own = [] }) => own.find((one) => one.label === label)?.value ?? null),
    ),
  );
  const equipment = unique(compared.flatMap(({ features = [] }) => features));
  const features = equipment.map((label) =>
    row(
      label,
      compared.map(({ features: own = [] }) => (own.includes(label) ? 'Yes' : null)),
    ),
  );
  return [
    { title: 'Key facts', rows: facts.filter(known) },
    { title: 'Specifications', rows: specifications.filter(known) },
    { title: 'Features', rows: features },
  ].filter(({ rows }) => rows.length > 0);
}

/** Columns of the lowest purchase price, whether or not the vehicle can also be rented. Sold vehicles have none. */
export function lowestPrices(vehicles: readonly VehicleSummary[], site: Pick<PriceSite, 'texts'>): number[] {
  const amounts = vehicles.map((vehicle) => {
    const price = priceToBuy(vehicle, site);
    return isInStock(vehicle) && price.kind === 'sale' ? price.amount : null;
  });
  return bestColumns(amounts, 'low');
}

/** Only the rows in which vehicles differ. */
export function differencesOnly(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}
