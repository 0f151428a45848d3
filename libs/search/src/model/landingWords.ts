import { type CarType, carTypes, formatDollars, grouped } from '@forecourt/domain';
import { countWords } from './filterWords.ts';
import { landingPath, type Landing } from './landingPages.ts';

/** The words of a site about itself and what it sells. */
export interface LandingTexts {
  /** Name of the site. @example 'Harbour Toyota' */
  dealer: string;
  /** City of the dealer; null for a group with many places. */
  city: string | null;
  noun: string;
  nounPlural: string;
}

/** What the list holds at present. */
export interface LandingCounts {
  total: number;
  /** By kind of stock. */
  kinds: Partial<Record<CarType, number>>;
  /** Lowest price in whole dollars; null where none is known. */
  lowestPrice: number | null;
}

export interface LandingWords {
  title: string;
  heading: string;
  /** Meta description for search engines: one to three sentences. */
  description: string;
}

const kindWords: Readonly<Record<CarType, string>> = { new: 'new', used: 'used', demo: 'demo' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @example listWords(['new', 'used', 'demo']) // 'new, used and demo' */
function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

const kindsText = (kinds: readonly CarType[]): string => listWords(kinds.map((kind) => kindWords[kind]));
const present = (counts: LandingCounts): CarType[] => carTypes.filter((kind) => (counts.kinds[kind] ?? 0) > 0);

/** What is listed, without its condition. @example 'Toyota RAV4' */
function subject(landing: Landing, { nounPlural }: LandingTexts): string {
  if (landing.kind === 'make') return `${landing.make} ${nounPlural}`;
  return landing.kind === 'model' ? `${landing.make} ${landing.model}` : nounPlural;
}

function describe(landing: Landing, texts: LandingTexts, counts: LandingCounts): string {
  const { noun, dealer, city } = texts;
  const count = grouped(counts.total);
  const kinds = kindsText(present(counts));
  const things = countWords(counts.total, texts);
  const dealerAndCity = city && !dealer.includes(city) ? `${dealer}, ${city}` : dealer;
  if (landing.kind === 'dealership') {
    return `See what stands at ${landing.dealership.name}: ${things}, ${kinds}. Choose online, then visit or ask.`;
  }
  if (landing.kind === 'model') {
    return `Compare ${count} ${kinds} ${landing.make} ${landing.model} at ${dealerAndCity} by price, year and kilometres.`;
  }
  if (landing.kind === 'make') {
    return `Every ${landing.make} at ${dealerAndCity}: ${things}, ${kinds}. Narrow them by model, price and year.`;
  }
  const adjective = kindsText(landing.carTypes);
  const listed = `${count} ${adjective} ${counts.total === 1 ? noun : texts.nounPlural}`;
  return `Browse ${listed} at ${dealerAndCity} by make, body and price.`;
}

/** Title, heading and description of a list: accurate about its content, and different for each list. */
export function landingWords(landing: Landing, texts: LandingTexts, counts: LandingCounts): LandingWords {
  const place = texts.city ? ` in ${texts.city}` : ` at ${texts.dealer}`;
  const kinds = landing.kind === 'carTypes' ? landing.carTypes : present(counts);
  const listed = capital([kindsText(kinds), subject(landing, texts)].filter(Boolean).join(' '));
  const heading =
    landing.kind === 'dealership' ? `${listed} at ${landing.dealership.name}` : `${listed} for sale${place}`;
  const from = counts.lowestPrice ? ` From ${formatDollars(counts.lowestPrice)}.` : '';
  const none = `There is nothing in this list at ${texts.dealer} right now. Look again soon, or ask us to find it.`;
  const description = counts.total > 0 ? `${describe(landing, texts, counts)}${from}` : none;
  return { title: heading, heading, description };
}

/** Name of a list among others. @example landingName({ kind: 'make', make: 'Kia' }, { nounPlural: 'cars' }) // 'Kia' */
export function landingName(landing: Landing, { nounPlural }: Pick<LandingTexts, 'nounPlural'>): string {
  if (landing.kind === 'make') return landing.make;
  if (landing.kind === 'model') return landing.model;
  return landing.kind === 'dealership'
    ? landing.dealership.name
    : `${capital(kindsText(landing.carTypes))} ${nounPlural}`;
}

export interface LandingTrail {
  /** Breadcrumb trail from the home page down, without the page itself. */
  trail: { name: string; href: string }[];
  current: string;
}

/** Breadcrumb trail of a list; null for the search of the whole stock. */
export function landingBreadcrumbs(
  landing: Landing | null,
  { searchPath, nounPlural }: { searchPath: string; nounPlural: string },
): LandingTrail {
  const home = { name: 'Home', href: '/' };
  const all = { name: `All ${nounPlural}`, href: searchPath };
  if (!landing) return { trail: [home], current: all.name };
  const make: Landing | null = landing.kind === 'model' ? { kind: 'make', make: landing.make } : null;
  const above = make ? [{ name: landingName(make, { nounPlural }), href: landingPath(make, searchPath) }] : [];
  return { trail: [home, all, ...above], current: landingName(landing, { nounPlural }) };
}
