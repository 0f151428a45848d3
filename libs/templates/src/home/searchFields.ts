import { cents, formatDollars, grouped, type PublicSite } from '@forecourt/domain';
import type { homeMessages, Words } from '@forecourt/domain/messages';
import type { HrefRange } from '@forecourt/content/model';
import type { QuickSearchField } from '@forecourt/content';
import type { Count, SiteFacts } from '../contract/facts.ts';

type HomeWords = Words<typeof homeMessages>;

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

export const makeField = (say: HomeWords, { makes }: SiteFacts) =>
  choice('make', say('home.make'), say('home.anyMake'), makes);
export const bodyField = (say: HomeWords, { bodies }: SiteFacts) =>
  choice('body', say('home.bodyType'), say('home.anyBodyType'), bodies);
export const locationField = (say: HomeWords, { locations }: SiteFacts) =>
  choice('location_name', say('home.location'), say('home.allLocations'), locations);

export function modelField(say: HomeWords, { models }: SiteFacts, make: string | null): QuickSearchField {
  const own = models.filter((model) => model.make === make);
  return choice('model', say('home.model'), say('home.anyModel'), own);
}

export function conditionField(say: HomeWords, { search }: PublicSite): QuickSearchField {
  const options = search.carTypes.map((kind) => ({ value: kind, label: say(`home.${kind}`) }));
  return {
    name: 'car_type',
    label: say('home.condition'),
    anything: say('home.newAndUsed'),
    options: options.length > 1 ? options : [],
  };
}

function upTo(
  say: HomeWords,
  name: string,
  label: string,
  anything: string,
  limits: readonly number[],
  words: (limit: number) => string,
) {
  const options = limits.map((to) => ({ value: rangeValue({ to }), label: say('home.upTo', { limit: words(to) }) }));
  return { name, label, anything, options } satisfies QuickSearchField;
}

const carPrices = [15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000];
const vanPrices = [30_000, 50_000, 60_000, 80_000, 100_000, 150_000, 200_000];

/** Whole dollars. Limits below the cheapest vehicle would find nothing and are left out. */
export function priceField(
  say: HomeWords,
  { priceFrom }: SiteFacts,
  kind: 'car' | 'caravan' = 'car',
): QuickSearchField {
  const limits = (kind === 'car' ? carPrices : vanPrices).filter((limit) => cents(limit) >= (priceFrom ?? 0));
  return upTo(say, 'price', say('home.price'), say('home.anyPrice'), limits, formatDollars);
}

export function berthsField(say: HomeWords, { sleeps }: SiteFacts): QuickSearchField {
  const options = sleeps
    .toSorted((one, other) => Number(one.name) - Number(other.name))
    .map(({ name, count }) => ({ value: name, label: say('home.berthsFound', { berths: Number(name), count }) }));
  return {
    name: 'sleeps',
    label: say('home.berths'),
    anything: say('home.anyNumber'),
    options: options.length > 1 ? options : [],
  };
}

/** Millimetres in the address, metres in words. */
export const lengthField = (say: HomeWords) =>
  upTo(
    say,
    'body_length',
    say('home.length'),
    say('home.anyLength'),
    [5_000, 6_000, 7_000, 8_000],
    (limit) => `${limit / 1_000} m`,
  );

/** Kilograms. */
export const tareField = (say: HomeWords) =>
  upTo(
    say,
    'tare_weight',
    say('home.tareWeight'),
    say('home.anyWeight'),
    [1_200, 1_600, 2_000, 2_400, 2_800],
    (limit) => {
      return `${grouped(limit)} kg`;
    },
  );
