import { cents, formatDollars, grouped, type PublicSite } from '@forecourt/domain';
import { countOf, type HrefRange } from '@forecourt/content/model';
import type { QuickSearchField } from '@forecourt/content';
import type { Count, SiteFacts } from '../contract/facts.ts';

const maxOptions = 40;

function counted(counts: readonly Count[]): QuickSearchField['options'] {
  return counts
    .slice(0, maxOptions)
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, count }) => ({ value: name, label: `${name} (${grouped(count)})` }));
}

/** A range as the search page's address writes it. @example rangeValue({ to: 30_000 }) // '-30000' */
function rangeValue({ from, to }: HrefRange): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** A field with a single option filters nothing, so it is left out. */
function choice(name: string, label: string, anything: string, counts: readonly Count[]): QuickSearchField {
  return { name, label, anything, options: counts.length > 1 ? counted(counts) : [] };
}

export const makeField = ({ makes }: SiteFacts) => choice('make', 'Make', 'Any make', makes);
export const bodyField = ({ bodies }: SiteFacts) => choice('body', 'Body type', 'Any body type', bodies);
export const locationField = ({ locations }: SiteFacts) =>
  choice('location_name', 'Location', 'All locations', locations);

export function modelField({ models }: SiteFacts, make: string | null): QuickSearchField {
  const own = models.filter((model) => model.make === make);
  return choice('model', 'Model', 'Any model', own);
}

const kinds = { new: 'New', used: 'Used', demo: 'Demonstrator' } as const;

export function conditionField({ search }: PublicSite): QuickSearchField {
  const options = search.carTypes.map((kind) => ({ value: kind, label: kinds[kind] }));
  return { name: 'car_type', label: 'Condition', anything: 'New and used', options: options.length > 1 ? options : [] };
}

function upTo(
  name: string,
  label: string,
  anything: string,
  limits: readonly number[],
  words: (limit: number) => string,
) {
  const options = limits.map((to) => ({ value: rangeValue({ to }), label: `Up to ${words(to)}` }));
  return { name, label, anything, options } satisfies QuickSearchField;
}

const carPrices = [15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000];
const vanPrices = [30_000, 50_000, 60_000, 80_000, 100_000, 150_000, 200_000];

/** Whole dollars. Limits below the cheapest vehicle would find nothing and are left out. */
export function priceField({ priceFrom }: SiteFacts, kind: 'car' | 'caravan' = 'car'): QuickSearchField {
  const limits = (kind === 'car' ? carPrices : vanPrices).filter((limit) => cents(limit) >= (priceFrom ?? 0));
  return upTo('price', 'Price', 'Any price', limits, formatDollars);
}

export function berthsField({ sleeps }: SiteFacts): QuickSearchField {
  const options = sleeps
    .toSorted((one, other) => Number(one.name) - Number(other.name))
    .map(({ name, count }) => ({ value: name, label: `${countOf(Number(name), 'berth', 'berths')} (${count})` }));
  return { name: 'sleeps', label: 'Berths', anything: 'Any number', options: options.length > 1 ? options : [] };
}

/** Millimetres in the address, metres in words. */
export const lengthField = () =>
  upTo('body_length', 'Length', 'Any length', [5_000, 6_000, 7_000, 8_000], (limit) => `${limit / 1_000} m`);

/** Kilograms. */
export const tareField = () =>
  upTo('tare_weight', 'Tare weight', 'Any weight', [1_200, 1_600, 2_000, 2_400, 2_800], (limit) => {
    return `${grouped(limit)} kg`;
  });
