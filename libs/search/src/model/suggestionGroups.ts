import {
  carPath,
  isInStock,
  makePath,
  modelPath,
  priceText,
  displayPrice,
  type PriceSite,
  type VehicleSummary,
} from '@forecourt/domain';
import {
  platformWords,
  priceMessages,
  suggestMessages,
  understoodMessages,
  wordsOf,
  type Speaker,
  type Words,
} from '@forecourt/domain/messages';
import { countWords } from './countWords.ts';
import { droppedWordsText, understoodList } from './reading/shownReading.ts';
import type { SuggestedName, Suggestions, TextPiece } from './suggestions.ts';

/** One line of the search box's list. */
export interface SuggestionOption {
  key: string;
  href: string;
  label: readonly TextPiece[];
  /** Text beside the label: a count or a price. */
  detail: string | null;
  picture?: string | null;
  /** Words to search for, for an option that is one of the visitor's earlier searches. */
  query?: string;
}

export interface SuggestionGroup {
  title: string;
  kind: 'history' | 'names' | 'vehicles' | 'search';
  options: readonly SuggestionOption[];
}

export interface GroupOptions {
  searchPath: string;
  noun: string;
  nounPlural: string;
  /** Decides which price a vehicle shows, and in which words. */
  site: PriceSite & Speaker;
}

const plain = (text: string): TextPiece[] => [{ text, marked: false }];

/** @example queryPath('/search', 'tow bar') // '/search?query=tow+bar' */
export function queryPath(searchPath: string, query: string): string {
  return `${searchPath}?${new URLSearchParams({ query }).toString()}`;
}

type SuggestWords = Words<typeof suggestMessages>;

const costOf = (vehicle: VehicleSummary, site: PriceSite & Speaker, say: SuggestWords): string =>
  isInStock(vehicle) ? priceText(displayPrice(vehicle, site), wordsOf(priceMessages, site)) : say('suggest.sold');

function nameOption({ make, model, count, label }: SuggestedName, options: GroupOptions): SuggestionOption {
  const { searchPath } = options;
  const href = model === null ? makePath(searchPath, make) : modelPath(searchPath, make, model);
  return { key: href, href, label, detail: countWords(count, options) };
}

/** The visitor's last searches, for the empty box. */
export function historyGroups(
  history: readonly string[],
  { searchPath }: GroupOptions,
  say: SuggestWords = platformWords(suggestMessages),
): SuggestionGroup[] {
  const options = history.slice(0, 5).map((query) => ({
    key: `search ${query}`,
    href: queryPath(searchPath, query),
    label: plain(query),
    detail: null,
    query,
  }));
  return options.length ? [{ title: say('suggest.recentSearches'), kind: 'history', options }] : [];
}

/**
 * How the words were interpreted, and how many vehicles that finds; null where they are searched for literally.
 * @example 'Toyota HiLux, Up to $40,000: 12 cars'
 */
export function readingText(
  { reading, total }: Suggestions,
  options: Pick<GroupOptions, 'noun' | 'nounPlural' | 'site'>,
): string | null {
  if (!reading || total === 0) return null;
  const found = countWords(total, options);
  const say = wordsOf(understoodMessages, options.site);
  if (reading.droppedWords.length > 0) return droppedWordsText(reading, found, say);
  const choices = understoodList(
    reading.chips.map(({ text }) => text),
    say,
  );
  return say('understood.read', { choices, found });
}

/**
 * Suggestions under their headings. The search for all the words is last where they are literal, and first where they
 * were interpreted, so that the visitor sees the interpretation before submitting. Empty where nothing was found.
 */
export function suggestionGroups(
  words: string,
  found: Suggestions,
  options: GroupOptions,
  say: SuggestWords = platformWords(suggestMessages),
): SuggestionGroup[] {
  const { searchPath, nounPlural, site } = options;
  const named = (names: readonly SuggestedName[]) => names.map((name) => nameOption(name, options));
  const vehicles = found.vehicles.map(({ vehicle, label }) => ({
    key: vehicle.id,
    href: carPath(vehicle),
    label,
    detail: costOf(vehicle, site, say),
    picture: vehicle.primary_image_url,
  }));
  const isUnnamed = found.makes.length + found.models.length === 0;
  const query = words.trim();
  const read = readingText(found, options);
  const all = {
    key: 'all',
    href: queryPath(searchPath, query),
    label: plain(read ?? say('suggest.seeAllResults', { query })),
    detail: read ? null : countWords(found.total, options),
    query,
  };
  // A make or model alone is already listed below.
  const isName = found.reading?.chips.length === 1 && found.reading.droppedWords.length === 0 && !isUnnamed;
  const leads = read !== null && !isName;
  const search: SuggestionGroup = {
    title: say(leads ? 'suggest.searchFor' : 'suggest.search'),
    kind: 'search',
    options: found.total > 0 ? [all] : [],
  };
  const groups: SuggestionGroup[] = [
    ...(leads ? [search] : []),
    { title: say('suggest.makes'), kind: 'names', options: named(found.makes) },
    { title: say('suggest.models'), kind: 'names', options: named(found.models) },
    { title: nounPlural.charAt(0).toUpperCase() + nounPlural.slice(1), kind: 'vehicles', options: vehicles },
    ...(leads ? [] : [search]),
  ];
  return groups.filter((group) => group.options.length > 0);
}
