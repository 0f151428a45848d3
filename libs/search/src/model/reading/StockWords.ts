import type { SynonymRule } from '../synonyms.ts';
import { defaultSynonyms } from '../synonyms.ts';

/** Vehicles of each value, attribute by attribute, as a search's answer counts them. */
export type StockCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What a reading of words needs to know of a site's stock. */
export interface StockFacts {
  counts: StockCounts;
  /** A quarter of the vehicles cost no more, in dollars; null where too few have a price. */
  cheapPrice: number | null;
  /** A quarter of the used vehicles have driven no further, in kilometres. */
  lowKm: number | null;
}

/** Values of one attribute that some words name. */
export interface NamedValues {
  attribute: string;
  values: readonly string[];
}

/** Attributes whose values are named by words: first those that say most of a vehicle. */
export const namedAttributes = [
  'make_model',
  'make',
  'body',
  'fuel',
  'drive',
  'transmission',
  'car_type',
  'colour',
  'city',
  'state',
] as const;

/** The ends of a value may say all that is meant, of a colour its last word: `Glacier White` is white, `Electric Blue` blue. */
const held: readonly string[] = ['colour', 'fuel', 'transmission'];

const states: readonly (readonly [short: string, long: string])[] = [
  ['act', 'australian capital territory'],
  ['nsw', 'new south wales'],
  ['nt', 'northern territory'],
  ['qld', 'queensland'],
  ['sa', 'south australia'],
  ['tas', 'tasmania'],
  ['vic', 'victoria'],
  ['wa', 'western australia'],
];

export const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Singular and plural are one, and so are all spellings of a name. */
export const wordKey = (words: readonly string[]): string =>
  words
    .map((word) => (word.length > 3 ? word.replace(/(ch|sh|x|z)es$/, '$1').replace(/([^sui])s$/, '$1') : word))
    .join('');

/** Whether a model's name says so without its make. */
const isOwnName = (key: string): boolean =>
  !/^\d+$/.test(key) && (key.length > 3 || (key.length === 3 && /\d/.test(key)));

/** Too short to be told from a figure or a letter: `5`, `i`, `x`. */
const shortest = 2;

function meantBy(rules: readonly SynonymRule[]): Map<string, string[]> {
  const meant = new Map<string, string[]>();
  const add = (from: string, to: readonly string[]) => {
    const key = wordKey(plainWords(from));
    meant.set(key, [...(meant.get(key) ?? []), ...to.map((one) => wordKey(plainWords(one)))]);
  };
  for (const rule of rules) {
    if (rule.type === 'synonym') for (const one of rule.synonyms) add(one, rule.synonyms);
    if (rule.type === 'oneWaySynonym') add(rule.input, rule.synonyms);
  }
  for (const [short, long] of states) {
    add(short, [long]);
    add(long, [short]);
  }
  return meant;
}

let meanings: Map<string, string[]> | null = null;

const isOneLetterOff = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((letter, place) => letter !== other[place]).length === 1;

/** The words by which a site's stock is named. Made once for a state of the stock, asked for every question. */
export class StockWords {
  readonly facts: StockFacts;
  /** By the words written as one. */
  private readonly values = new Map<string, NamedValues[]>();
  private readonly keys: string[];

  constructor(facts: StockFacts) {
    this.facts = facts;
    for (const attribute of namedAttributes) {
      for (const value of Object.keys(facts.counts[attribute] ?? {})) this.learn(attribute, value);
    }
    this.keys = [...this.values.keys()].filter((key) => key.length === 4);
  }

  private learn(attribute: string, value: string): void {
    if (attribute === 'make_model') {
      const [make = '', model = ''] = value.split(' > ');
      const key = wordKey(plainWords(model));
      // A 2, a 3 or a C4 is a model only behind its make.
      if (isOwnName(key)) this.add(key, attribute, value);
      this.add(wordKey(plainWords(make)) + key, attribute, value);
      return;
    }
    const words = plainWords(value);
    const ends = words.filter((_, place) => (place === 0 && attribute !== 'colour') || place === words.length - 1);
    const keys = held.includes(attribute) ? [...ends.map((word) => wordKey([word])), wordKey(words)] : [wordKey(words)];
    for (const key of new Set(keys)) if (key.length >= shortest && !/^\d+$/.test(key)) this.add(key, attribute, value);
  }

  private add(key: string, attribute: string, value: string): void {
    const named = this.values.get(key) ?? [];
    const same = named.find((one) => one.attribute === attribute);
    const others = named.filter((one) => one !== same);
    this.values.set(key, [...others, { attribute, values: [...(same?.values ?? []), value] }]);
  }

  /** Values that some neighbouring words name; null where they name none, or more than one kind of thing. */
  named(words: readonly string[]): NamedValues | null {
    const key = wordKey(words);
    const found = this.values.get(key) ?? this.meant(key);
    const [only] = found;
    if (!only || this.isDoubtful(key, found)) return null;
    return only;
  }

  private meant(key: string): NamedValues[] {
    // Not made where it is not asked for: a browser that loads this file never does.
    meanings ??= meantBy(defaultSynonyms);
    const found = (meanings.get(key) ?? []).flatMap((one) => this.values.get(one) ?? []);
    const [first] = found;
    if (!first) return [];
    const same = found.filter(({ attribute }) => attribute === first.attribute);
    return [{ attribute: first.attribute, values: [...new Set(same.flatMap(({ values }) => values))] }];
  }

  /** `golf` may be a mistyped `gold`, and a word may name two things: the search finds both by the words themselves. */
  private isDoubtful(key: string, found: readonly NamedValues[]): boolean {
    if (found.length > 1) return true;
    if (key.length !== 4) return false;
    const [only] = found;
    return this.keys.some(
      (other) =>
        isOneLetterOff(key, other) &&
        this.values.get(other)?.every(({ attribute }) => attribute !== only?.attribute) === true,
    );
  }
}
