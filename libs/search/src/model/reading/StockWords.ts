import { canonicalKind } from '@forecourt/domain/stock-words';
import { isOwnName, knownMake, knownModel } from './knownModels.ts';
import { Equipment } from './Equipment.ts';
import { knownKind } from './knownKinds.ts';
import { meaningsOf } from './meanings.ts';
import { byFirstLetter, isOneLetterOff, meantByTypo, type KnownWords, type Meant } from './mistypedWords.ts';
import { familyKeys } from './modelFamilies.ts';
import { modelsWithin, namesWithin } from './modelsWithin.ts';
import type { NamedValues } from './namedValues.ts';
import { longerModels, wholeFamily } from './modelVariants.ts';
import { nearestModels } from './nearestModels.ts';
import { plainWords, wordKey } from './wordKey.ts';
import { wordWeight } from './wordWeight.ts';

/** Vehicles of each value, attribute by attribute, as a search's answer counts them. */
export type StockCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Facts about a site's stock that are needed to interpret words. */
export interface StockFacts {
  counts: StockCounts;
  /** Lower quartile of the prices, in dollars; null where too few have a price. */
  cheapPrice: number | null;
  /** Upper quartile of the prices. */
  dearPrice: number | null;
  /** Lower quartile of the kilometres of used vehicles. */
  lowKm: number | null;
  /** Upper quartile of the years. */
  lateYear: number | null;
  /** Largest towing capacity in kilograms; null where no vehicle states it. */
  maxTowing: number | null;
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

/** Attributes whose values a reading has to know. */
export const readAttributes = [...namedAttributes, 'badge', 'certified', 'filtered_features', 'seats'] as const;

/**
 * The first or last words of a value may be enough, of a colour its last: `Glacier White` is white, `Electric Blue`
 * blue.
 */
const held: readonly string[] = ['colour', 'fuel', 'transmission'];

/** Kinds of values that give way to another kind where both have one name. */
const overruled: Readonly<Record<string, string>> = { drive: 'body', body: 'make_model' };

/** Too short to be told from a number or a letter: `5`, `i`, `x`. */
const shortest = 2;
const shortestModelWord = 4;

/** A model's name without the body that ends it. @example withoutBody('i30 Sedan') // 'i30' */
const withoutBody = (model: string): string => model.replace(/ (?:sedan|hatch|hatchback|wagon|ute|coupe)$/i, '');

/** Index of the words that name a site's stock. Built once per state of the stock, used for every query. */
export class StockWords {
  readonly facts: StockFacts;
  /** Keyed by the words joined into one. */
  private readonly values = new Map<string, NamedValues[]>();
  private readonly keys: string[];
  /** By first letter, made when a word is mistyped. */
  private byLetter: KnownWords | null = null;
  private readonly modelWords = new Set<string>();
  /** The models' names and whatever words stand together in them, to tell a name within a longer one. */
  private readonly models: readonly string[];
  private readonly modelNames: ReadonlySet<string>;
  readonly equipment: Equipment;
  /** What vehicles of a model usually cost, and how old they are, by the model's filter; filled where a question compares with one. */
  readonly usual = new Map<string, { price: number | null; year: number | null }>();
  /** Words of badges. */
  private readonly badgeWords: ReadonlySet<string>;

  constructor(facts: StockFacts) {
    this.facts = facts;
    for (const attribute of namedAttributes) {
      for (const value of Object.keys(facts.counts[attribute] ?? {})) this.learn(attribute, value);
    }
    this.keys = [...this.values.keys()].filter((key) => key.length === 4);
    this.equipment = new Equipment(Object.keys(facts.counts['filtered_features'] ?? {}));
    const badges = Object.keys(facts.counts['badge'] ?? {});
    this.badgeWords = new Set(badges.flatMap((badge) => plainWords(badge).map((word) => wordKey([word]))));
    this.models = Object.keys(facts.counts['make_model'] ?? {});
    this.modelNames = new Set(this.models.flatMap(namesWithin));
  }

  private learn(attribute: string, value: string): void {
    if (attribute === 'make_model') {
      const [make = '', model = ''] = value.split(' > ');
      for (const word of plainWords(model)) if (word.length >= shortestModelWord) this.modelWords.add(wordKey([word]));
      for (const family of familyKeys(value)) this.add(family, attribute, value);
      for (const key of [model, withoutBody(model)].map((name) => wordKey(plainWords(name)))) {
        // A 2, a 3 or a C4 is a model only after its make.
        if (isOwnName(key)) this.add(key, attribute, value);
        this.add(wordKey(plainWords(make)) + key, attribute, value);
      }
      return;
    }
    const words = plainWords(value);
    const ends = words.filter((_, place) => (place === 0 && attribute !== 'colour') || place === words.length - 1);
    // An index that others write to has sellers' own words: all of one meaning are found by its name.
    const meaning = wordKey(plainWords(canonicalKind(attribute, value) ?? ''));
    const whole = [wordKey(words), meaning];
    const keys = held.includes(attribute) ? [...ends.map((word) => wordKey([word])), ...whole] : whole;
    for (const key of new Set(keys)) if (key.length >= shortest && !/^\d+$/.test(key)) this.add(key, attribute, value);
  }

  private add(key: string, attribute: string, value: string): void {
    const named = this.values.get(key) ?? [];
    const same = named.find((one) => one.attribute === attribute);
    if (same?.values.includes(value)) return;
    // A body named like a drive, `4x4`, gives way to the drive: most vehicles with that drive have another body. A model
    // named like a body gives way to the body: a convertible is not first of all a MINI Convertible.
    const less = overruled[attribute];
    const others = named.filter((one) => one !== same && one.attribute !== less);
    this.values.set(key, [...others, { attribute, values: [...(same?.values ?? []), value] }]);
  }

  /** Values that some adjacent words match; null for none, or for more than one kind of attribute. */
  named(words: readonly string[]): NamedValues | null {
    const key = wordKey(words);
    const own = this.values.get(key) ?? this.behindMake(words);
    const meant = this.meant(key);
    const [only] = own ?? meant;
    if (!only)
      return this.absent(key) ?? modelsWithin([key, ...meaningsOf(key)], this.models) ?? this.absentName(key, words);
    // A word with a meaning of its own is not corrected: `auto` is not Alto.
    if (own && this.isDoubtful(key, own, meant.length > 0)) return null;
    return only.attribute === 'make_model' ? { ...only, values: wholeFamily(only.values, this.models) } : only;
  }

  /** A state, kind or colour that no vehicle has, where the stock tells its vehicles' states, kinds or colours at all. */
  private absent(key: string): NamedValues | null {
    const kind = knownKind(key);
    const isTold = kind && Object.keys(this.facts.counts[kind.attribute] ?? {}).length > 0;
    return isTold ? { ...kind, isAbsent: true } : null;
  }

  /** Badges that end with a plus, such as `GLX+`, by their letters. */
  plusBadge(word: string): string | null {
    const badges = Object.keys(this.facts.counts['badge'] ?? {});
    return badges.find((badge) => badge.toLowerCase() === `${word}+`) ?? null;
  }

  /** A make or model of which there is no vehicle, and what comes nearest to it. */
  private absentName(typed: string, [first = '', ...rest]: readonly string[]): NamedValues | null {
    if (this.modelNames.size === 0) return null;
    const makes = rest.length > 0 ? meaningsOf(wordKey([first])) : [];
    const otherMakes = makes.length > 0 ? makes.map((make) => make + wordKey(rest)) : [];
    for (const key of [typed, ...otherMakes, ...meaningsOf(typed)]) {
      const model = knownModel(key);
      const name = model ? wordKey(plainWords(model.model)) : '';
      // The Prado of a LandCruiser Prado is there.
      if (model && !this.modelNames.has(name)) {
        const values = [`${model.make} > ${model.model}`];
        return {
          attribute: 'make_model',
          values,
          isAbsent: true,
          nearest: nearestModels(model, (key) => this.valuesOf(key), this.models),
        };
      }
      const make = knownMake(key);
      if (make && !this.facts.counts['make']?.[make]) return { attribute: 'make', values: [make], isAbsent: true };
    }
    return null;
  }

  /** What a mistyped word means; null where it may be a name (`meantByTypo`). */
  mistyped(word: string): Meant | null {
    if (this.isOfModel(word)) return null;
    this.byLetter ??= byFirstLetter(this.values, (key) => this.meant(key));
    return meantByTypo(wordKey([word]), this.byLetter);
  }

  /** How far a word tells which vehicles are meant. @see wordWeight */
  weightOf(word: string): number {
    const key = wordKey([word]);
    const isName = this.modelWords.has(key) || this.values.has(key);
    return wordWeight(key, {
      isName,
      isBadge: this.badgeWords.has(key),
      features: this.equipment.within([word]).length,
    });
  }

  /** Whether a word is one of a badge's: the Cruiser of a RAV4. */
  isOfBadge(word: string): boolean {
    return this.badgeWords.has(wordKey([word]));
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
    return attribute === 'make_model' ? longerModels(values, this.models) : values;
  }

  private valuesOf(key: string): readonly NamedValues[] {
    return [...(this.values.get(key) ?? []), ...this.meant(key)];
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
