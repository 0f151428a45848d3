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
  /** A quarter of the vehicles are of this year or later. */
  lateYear: number | null;
  /** What the strongest tows, in kilograms; null where no vehicle says. */
  maxTowing: number | null;
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

/** Too short to be distinguished from a figure or a letter: `5`, `i`, `x`. */
const shortest = 2;
const shortestModelWord = 4;

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

function meaningsOf(key: string): readonly string[] {
  // Not made where it is not asked for: a browser that loads this file never does.
  meanings ??= meantBy(defaultSynonyms);
  return meanings.get(key) ?? [];
}

/** A figure is never mistyped: an F150 is no F250. */
function isOneLetterOff(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const off = [...one].flatMap((letter, place) => (letter === other[place] ? [] : [`${letter}${other[place]}`]));
  return off.length === 1 && !/\d/.test(off[0] ?? '');
}

/** The words by which a site's stock is named. Made once for a state of the stock, asked for every question. */
export class StockWords {
  readonly facts: StockFacts;
  /** By the words written as one. */
  private readonly values = new Map<string, NamedValues[]>();
  private readonly keys: string[];
  private readonly modelWords = new Set<string>();

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
      for (const word of plainWords(model)) if (word.length >= shortestModelWord) this.modelWords.add(wordKey([word]));
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
    const own = this.values.get(key) ?? this.behindMake(words);
    const meant = this.meant(key);
    const [only] = own ?? meant;
    // A word with a meaning of its own is no mistyped one: `auto` is no Alto.
    if (!only || (own && this.isDoubtful(key, own, meant.length > 0))) return null;
    return only;
  }

  /** Whether a word stands in the name of a model: the Prado of a LandCruiser Prado. */
  isOfModel(word: string): boolean {
    return this.modelWords.has(wordKey([word]));
  }

  /** A model behind another name of its make: `vw golf`, `merc c200`. */
  private behindMake([make = '', ...rest]: readonly string[]): NamedValues[] | undefined {
    if (rest.length === 0) return undefined;
    const model = wordKey(rest);
    const found = meaningsOf(wordKey([make])).flatMap((one) => this.values.get(one + model) ?? []);
    const models = found.filter(({ attribute }) => attribute === 'make_model');
    return models.length > 0 ? models.slice(0, 1) : undefined;
  }

  /** The values of models, and those of the same make that begin with their names: `LandCruiser`, `LandCruiser 70`. */
  longerModels({ attribute, values }: NamedValues): readonly string[] {
    if (attribute !== 'make_model') return values;
    const models = Object.keys(this.facts.counts['make_model'] ?? {});
    const starts = values.map((value) => `${value.toLowerCase()} `);
    const longer = models.filter((model) => starts.some((start) => model.toLowerCase().startsWith(start)));
    return [...new Set([...values, ...longer])];
  }

  private meant(key: string): NamedValues[] {
    const found = meaningsOf(key).flatMap((one) => this.values.get(one) ?? []);
    // What a word stands for is a kind of vehicle, not a model that is called so: a cabriolet is no MINI Convertible.
    const first = found.find(({ attribute }) => attribute !== 'make_model') ?? found[0];
    if (!first) return [];
    const same = found.filter(({ attribute }) => attribute === first.attribute);
    return [{ attribute: first.attribute, values: [...new Set(same.flatMap(({ values }) => values))] }];
  }

  /** `golf` may be a mistyped `gold`, and a word may name two things: the search finds both by the words themselves. */
  private isDoubtful(key: string, found: readonly NamedValues[], isKnown: boolean): boolean {
    if (found.length > 1) return true;
    if (isKnown || key.length !== 4) return false;
    const [only] = found;
    return this.keys.some(
      (other) =>
        isOneLetterOff(key, other) &&
        this.values.get(other)?.every(({ attribute }) => attribute !== only?.attribute) === true,
    );
  }
}
