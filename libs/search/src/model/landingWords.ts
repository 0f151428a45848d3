import { type CarType, carTypes, formatDollars, grouped } from '@forecourt/domain';
import { platformWords, stockListMessages, type Words } from '@forecourt/domain/messages';
import { countWords } from './countWords.ts';
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

type ListWords = Words<typeof stockListMessages>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Conditions in a list: new, used and demo. */
function kindsText(kinds: readonly CarType[], say: ListWords): string {
  const words = kinds.map((kind) => say(`kind.${kind}`));
  const last = words.at(-1) ?? '';
  return words.length > 1 ? say('stockList.and', { kinds: words.slice(0, -1).join(', '), last }) : last;
}

const present = (counts: LandingCounts): CarType[] => carTypes.filter((kind) => (counts.kinds[kind] ?? 0) > 0);

/** What is listed, without its condition. @example 'Toyota RAV4' */
function subject(landing: Landing, { nounPlural }: LandingTexts, say: ListWords): string {
  if (landing.kind === 'make') return say('stockList.ofMake', { make: landing.make, nounPlural });
  return landing.kind === 'model' ? `${landing.make} ${landing.model}` : nounPlural;
}

function describe(landing: Landing, texts: LandingTexts, counts: LandingCounts, say: ListWords): string {
  const { city } = texts;
  const count = grouped(counts.total);
  const kinds = kindsText(present(counts), say);
  const vehicles = countWords(counts.total, texts);
  const dealer = city && !texts.dealer.includes(city) ? `${texts.dealer}, ${city}` : texts.dealer;
  if (landing.kind === 'dealership') {
    return say('stockList.dealershipText', { place: landing.dealership.name, vehicles, kinds });
  }
  if (landing.kind === 'model') {
    const { make, model } = landing;
    return say('stockList.modelText', { count, kinds, make, model, dealer });
  }
  if (landing.kind === 'make') {
    return say('stockList.makeText', { make: landing.make, dealer, vehicles, kinds });
  }
  const noun = counts.total === 1 ? texts.noun : texts.nounPlural;
  return say('stockList.kindsText', { count, kinds: kindsText(landing.carTypes, say), noun, dealer });
}

/** Title, heading and description of a list: accurate about its content, and different for each list. */
export function landingWords(
  landing: Landing,
  texts: LandingTexts,
  counts: LandingCounts,
  say: ListWords = platformWords(stockListMessages),
): LandingWords {
  const { city, dealer } = texts;
  const kinds = landing.kind === 'carTypes' ? landing.carTypes : present(counts);
  const own = subject(landing, texts, say);
  const listed = capital(
    kinds.length > 0 ? say('stockList.listed', { kinds: kindsText(kinds, say), subject: own }) : own,
  );
  const forSale = city ? say('stockList.forSaleIn', { listed, city }) : say('stockList.forSaleAt', { listed, dealer });
  const heading =
    landing.kind === 'dealership' ? say('stockList.at', { listed, place: landing.dealership.name }) : forSale;
  if (counts.total === 0) return { title: heading, heading, description: say('stockList.nothingHere', { dealer }) };
  const text = describe(landing, texts, counts, say);
  const price = counts.lowestPrice && formatDollars(counts.lowestPrice);
  return { title: heading, heading, description: price ? say('stockList.fromPrice', { text, price }) : text };
}

/** Name of a list among others. @example landingName({ kind: 'make', make: 'Kia' }, { nounPlural: 'cars' }) // 'Kia' */
export function landingName(
  landing: Landing,
  { nounPlural }: Pick<LandingTexts, 'nounPlural'>,
  say: ListWords = platformWords(stockListMessages),
): string {
  if (landing.kind === 'make') return landing.make;
  if (landing.kind === 'model') return landing.model;
  return landing.kind === 'dealership'
    ? landing.dealership.name
    : capital(say('stockList.listed', { kinds: kindsText(landing.carTypes, say), subject: nounPlural }));
}

export interface LandingTrail {
  /** Breadcrumb trail from the home page down, without the page itself. */
  trail: { name: string; href: string }[];
  current: string;
}

export interface LandingTrailOptions {
  /** Trail of a page directly below the home page. */
  home: readonly { name: string; href: string }[];
  searchPath: string;
  nounPlural: string;
}

/** Breadcrumb trail of a list; null for the search of the whole stock. */
export function landingBreadcrumbs(
  landing: Landing | null,
  { home, searchPath, nounPlural }: LandingTrailOptions,
  say: ListWords = platformWords(stockListMessages),
): LandingTrail {
  const all = { name: say('stockList.all', { nounPlural }), href: searchPath };
  if (!landing) return { trail: [...home], current: all.name };
  const make: Landing | null = landing.kind === 'model' ? { kind: 'make', make: landing.make } : null;
  const above = make ? [{ name: landingName(make, { nounPlural }, say), href: landingPath(make, searchPath) }] : [];
  return { trail: [...home, all, ...above], current: landingName(landing, { nounPlural }, say) };
}
