import { isInStock, type PriceSite, priceToBuy, type VehicleSummary } from '@forecourt/domain';
import { comparedMessages, platformWords, type Words } from '@forecourt/domain/messages';

/** One fact in words. */
export interface ComparedFact {
  label: string;
  value: string;
  /** Of what every buyer wants more or less: a longer car is not a better one. */
  better?: 'low' | 'high';
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

/** A word without values. */
type Said = Exclude<keyof typeof comparedMessages, 'compared.km'>;
type Aim = readonly [direction: 'low' | 'high', words: Said];

type Say = Words<typeof comparedMessages>;

const conditions = { new: 'compared.new', used: 'compared.used', demo: 'compared.demo' } as const;

type Read = (vehicle: VehicleSummary, say: Say) => string | number | null;

const keyFacts: readonly (readonly [label: Said, read: Read, aim?: Aim])[] = [
  ['compared.condition', ({ car_type }, say) => say(conditions[car_type])],
  ['compared.year', ({ year }) => year, ['high', 'compared.newest']],
  ['compared.odometer', ({ km }, say) => (km === null ? null : say('compared.km', { km })), ['low', 'compared.lowest']],
  ['compared.body', ({ simple_body }) => simple_body],
  ['compared.transmission', ({ simple_transmission }) => simple_transmission],
  ['compared.fuel', ({ simple_fuel }) => simple_fuel],
  ['compared.colour', ({ colour }) => colour],
  ['compared.berths', ({ sleeps }) => sleeps],
  ['compared.location', ({ location_name, city }) => location_name ?? city],
];

const betterWords = { low: 'compared.lowest', high: 'compared.highest' } as const;

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

function row(label: string, values: readonly (string | null)[], say: Say, aim?: Aim): ComparisonRow {
  const columns = aim ? bestColumns(values.map(amountIn), aim[0]) : [];
  return {
    label,
    values,
    best: aim && columns.length > 0 ? { words: say(aim[1]), columns } : null,
    differs: new Set(values.map((value) => value?.toLowerCase() ?? null)).size > 1,
  };
}

const known = ({ values }: ComparisonRow) => values.some((value) => value !== null);
const unique = (labels: readonly string[]) => [...new Set(labels)];

/**
 * Comparison table of the vehicles, fact by fact. Rows without any value, and groups without rows, are left out.
 * @param say words of the site. @default the platform's
 */
export function comparisonGroups(
  compared: readonly ComparedFacts[],
  say: Say = platformWords(comparedMessages),
): ComparisonGroup[] {
  const facts = keyFacts.map(([label, read, aim]) =>
    row(
      say(label),
      compared.map(({ vehicle }) => read(vehicle, say)?.toString() ?? null),
      say,
      aim,
    ),
  );
  const figures = compared.flatMap(({ specifications = [] }) => specifications);
  const specifications = unique(figures.map(({ label }) => label)).map((label) => {
    const better = figures.find((one) => one.label === label)?.better;
    return row(
      label,
      compared.map(({ specifications: own = [] }) => own.find((one) => one.label === label)?.value ?? null),
      say,
      better && [better, betterWords[better]],
    );
  });
  const equipment = unique(compared.flatMap(({ features = [] }) => features));
  const features = equipment.map((label) =>
    row(
      label,
      compared.map(({ features: own = [] }) => (own.includes(label) ? say('compared.yes') : null)),
      say,
    ),
  );
  return [
    { title: say('compared.keyFacts'), rows: facts.filter(known) },
    { title: say('compared.specifications'), rows: specifications.filter(known) },
    { title: say('compared.features'), rows: features },
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
