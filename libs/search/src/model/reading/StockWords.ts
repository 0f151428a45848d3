import type { SynonymRule } from '../synonyms.ts';
import { defaultSynonyms } from '../synonyms.ts';

/** Vehicles of each value, attribute by attribute, as a search's answer counts them. */
export type StockCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Facts about a site's stock that are needed to interpret words. */
export interface StockFacts {
  counts: StockCounts;
  /** Lower quartile of the prices, in dollars; null where too few have a price. */
  cheapPrice: number | null;
  /** Lower quartile of the kilometres of used vehicles. */
  lowKm: number | null;
  /** Upper quartile of the years. */
  lateYear: number | null;
  /** Largest towing capacity in kilograms; null where no vehicle states it. */
  maxTowing: number | null;
}

/** Values of one attribute that match some words. */
export interface NamedValues {
  attribute: string;
  values: readonly string[];
  /** No vehicle of the stock has them: a state or colour is one even where there is none. */
  isAbsent?: boolean;
}

/** Attributes whose values can be named by words, most telling first. */
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

/**
 * The first or last words of a value may be enough, of a colour its last: `Glacier White` is white, `Electric Blue`
 * blue.
 */
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

/** Colours by the names that buyers use, so that `gold` is no misspelt Golf where nothing is gold. Orange is a town too. */
const colours = new Set('beige black blue bronze brown gold green grey pink purple red silver white yellow'.split(' '));

export const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Singular and plural match each other, as do all spellings of a name. */
export const wordKey = (words: readonly string[]): string =>
  words
    .map((word, place) => {
      // `4wds` is read as a figure and letters.
      const isLong = word.length > 3 || (word.length === 3 && /^\d$/.test(words[place - 1] ?? ''));
      return isLong ? word.replace(/(ch|sh|x|z)es$/, '$1').replace(/([^sui])s$/, '$1') : word;
    })
    .join('');

/** Whether a model's name is distinctive without its make. */
const isOwnName = (key: string): boolean =>
  !/^\d+$/.test(key) && (key.length > 3 || (key.length === 3 && /\d/.test(key)));

/** Too short to be told from a number or a letter: `5`, `i`, `x`. */
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
  // Created on first use: a browser that loads this file never needs it.
  meanings ??= meantBy(defaultSynonyms);
  return meanings.get(key) ?? [];
}

/** Numbers are not corrected: an F150 is not an F250. */
function isOneLetterOff(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const off = [...one].flatMap((letter, place) => (letter === other[place] ? [] : [`${letter}${other[place]}`]));
  return off.length === 1 && !/\d/.test(off[0] ?? '');
}

/** Index of the words that name a site's stock. Built once per state of the stock, used for every query. */
export class StockWords {
  readonly facts: StockFacts;
  /** Keyed by the words joined into one. */
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
      // A 2, a 3 or a C4 is a model only after its make.
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
    // A body named like a drive, `4x4`, gives way to the drive: most vehicles with that drive have another body.
    const others = named.filter((one) => one !== same && !(attribute === 'drive' && one.attribute === 'body'));
    this.values.set(key, [...others, { attribute, values: [...(same?.values ?? []), value] }]);
  }

  /** Values that some adjacent words match; null for none, or for more than one kind of attribute. */
  named(words: readonly string[]): NamedValues | null {
    const key = wordKey(words);
    const own = this.values.get(key) ?? this.behindMake(words);
    const meant = this.meant(key);
    const [only] = own ?? meant;
    if (!only) return this.absent(key);
    // A word with a meaning of its own is not corrected: `auto` is not Alto.
    if (own && this.isDoubtful(key, own, meant.length > 0)) return null;
    return only;
  }

  /** A state or colour that no vehicle has, where the stock tells its vehicles' states or colours at all. */
  private absent(key: string): NamedValues | null {
    const { counts } = this.facts;
    const state = states.find(([short, long]) => key === short || key === wordKey(plainWords(long)))?.[0];
    const value = state?.toUpperCase() ?? (colours.has(key) ? key.charAt(0).toUpperCase() + key.slice(1) : null);
    const attribute = state ? 'state' : 'colour';
    if (value === null || Object.keys(counts[attribute] ?? {}).length === 0) return null;
    return { attribute, values: [value], isAbsent: true };
  }

  /** Whether a word is part of a model's name: the Prado in LandCruiser Prado. */
  isOfModel(word: string): boolean {
    return this.modelWords.has(wordKey([word]));
  }

  /** A model after another name of its make: `vw golf`, `merc c200`. */
  private behindMake([make = '', ...rest]: readonly string[]): NamedValues[] | undefined {
    if (rest.length === 0) return undefined;
    const model = wordKey(rest);
    const found = meaningsOf(wordKey([make])).flatMap((one) => this.values.get(one + model) ?? []);
    const models = found.filter(({ attribute }) => attribute === 'make_model');
    return models.length > 0 ? models.slice(0, 1) : undefined;
  }

  /** The given models, and those of the same make whose names begin with theirs: `LandCruiser`, `LandCruiser 70`. */
  longerModels({ attribute, values }: NamedValues): readonly string[] {
    if (attribute !== 'make_model') return values;
    const models = Object.keys(this.facts.counts['make_model'] ?? {});
    const starts = values.map((value) => `${value.toLowerCase()} `);
    const longer = models.filter((model) => starts.some((start) => model.toLowerCase().startsWith(start)));
    return [...new Set([...values, ...longer])];
  }

  private meant(key: string): NamedValues[] {
    const found = meaningsOf(key).flatMap((one) => this.values.get(one) ?? []);
    // A word with a known meaning is a kind of vehicle, not a model of that name: a cabriolet is not a MINI
    // Convertible.
    const first = found.find(({ attribute }) => attribute !== 'make_model') ?? found[0];
    if (!first) return [];
    const same = found.filter(({ attribute }) => attribute === first.attribute);
    return [{ attribute: first.attribute, values: [...new Set(same.flatMap(({ values }) => values))] }];
  }

  /** `golf` may be a misspelt `gold`, and a word may name two things: a literal search finds both. */
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
