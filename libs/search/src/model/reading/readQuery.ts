import { readAbout, readLimit } from './amountRules.ts';
import { queryWords, type QueryWord } from './amounts.ts';
import { readAge, readPlaces, readRows } from './countRules.ts';
import { comparedModel, readCompared } from './comparedRules.ts';
import { fillerWords } from './fillerWords.ts';
import { splitWord } from './joinedWords.ts';
import { readFeature, readMistyped, readNamed, readPlusBadge } from './namedRules.ts';
import { readNeed } from './needRules.ts';
import { readNear } from './nearRules.ts';
import { PartList, withoutSpans } from './partList.ts';
import { readPeople } from './peopleRules.ts';
import { readingWords, type ReadingWords } from './readingWords.ts';
import type { Around, ReadingContext, ReadRule, YearSpan } from './readRule.ts';
import { readRelative } from './relativeRules.ts';
import { saleTermLength } from './saleTerms.ts';
import { readSize } from './sizeRules.ts';
import { readDecade, readSpan } from './spanRules.ts';
import { readStockNumber } from './stockNumber.ts';
import { namedAttributes, type StockWords } from './StockWords.ts';
import { readTare, readTowing, withoutWeights } from './towingRules.ts';
import { readUnwanted, refusedLength } from './unwantedRules.ts';
import { readVan } from './vanRules.ts';
import { nowhere, type Whereabouts } from './whereabouts.ts';

/** A part of a query as visitors see it: a chip that removes its words from the query. */
export interface ReadChip {
  attribute: string;
  /** @example 'Up to $40,000' */
  text: string;
  /** The same within a sentence, where that says it otherwise. @example 'up to $40,000' */
  inSentence?: string;
  /** Filter expression; empty for words that are searched for literally, for an order and for a place. */
  filter: string;
  /** Where the vehicles stand. */
  around?: Around;
  /** The index in whose order the vehicles come, where it is one: `cheapest`. */
  order?: string;
  /** The query without it. */
  without: string;
  /** No vehicle of the stock has it, such as a colour. */
  isAbsent?: boolean;
  /** Where it is an absent name, its words as they were typed. */
  typed?: string;
  /** What is nearest to an absent model, best first: chips that hold together. */
  nearest?: readonly (readonly ReadChip[])[];
  /** What comes close to it where nothing is found with it, best first. */
  looser?: readonly ReadChip[];
  /** The order that says what comes closest to it once it is dropped. */
  instead?: ReadChip;
}

export interface QueryReading {
  chips: readonly ReadChip[];
  /** How a sentence says the chips that are bounds or distances, by their texts. @example 'Up to $5,000' as 'up to $5,000' */
  bounds: ReadonlyMap<string, string>;
  /** Words that are searched for literally. */
  text: string;
  /** Words of the text that belong to a model's name: they are dropped last. */
  models: string;
  /** Words for a last literal search when nothing is found: without amounts, which mean nothing as words. */
  names: string;
  /** The dealer's number of one vehicle, where nothing else is asked for. */
  stockNumber?: string;
}

/** The years of the stock and the next one; a number among them that also names a model is left to the search. */
function yearsAt(now: Date): YearSpan {
  return { first: 1950, last: now.getUTCFullYear() + 1 };
}

/** Whether a nickname is a badge, because another word names the model: the Cruiser of a RAV4 is no LandCruiser. */
function isBadgeBeside(words: readonly QueryWord[], at: number, length: number, { stock }: ReadingContext): boolean {
  const word = words[at]?.word ?? '';
  if (length > 1 || words.length === 1 || !stock.isOfBadge(word) || stock.isOfModel(word)) return false;
  return words.some((other, place) => place !== at && stock.named([other.word])?.attribute === 'make_model');
}

/** A name of the stock, unless it begins a phrase that means something else: a `city car` is no Honda City. */
const readName: ReadRule = (words, at, context) => {
  const named = readNamed(words, at, context);
  if (named && isBadgeBeside(words, at, named.length, context)) return null;
  const phrase = named && readRelative(words, at, context);
  return phrase && phrase.length > named.length ? phrase : named;
};

/** A name of the stock, or of a town where that is longer: the `Gold Coast` is no colour. */
const readLonger: ReadRule = (words, at, context) => {
  const named = readName(words, at, context);
  const town = readNear(words, at, context, true);
  return town && town.length > Math.max(1, named?.length ?? 0) ? town : named;
};

const readAt: ReadRule = (words, at, context) =>
  readCompared(words, at, context) ??
  readNear(words, at, context) ??
  readRows(words, at, context) ??
  readPlaces(words, at, context) ??
  withoutWeights(readTowing(words, at, context), context) ??
  readTare(words, at, context) ??
  readAge(words, at, context) ??
  readUnwanted(words, at, context) ??
  readVan(words, at, context) ??
  readPlusBadge(words, at, context) ??
  readLonger(words, at, context) ??
  readSize(words, at, context) ??
  readAbout(words, at, context) ??
  readSpan(words, at, context) ??
  readDecade(words, at, context) ??
  readLimit(words, at, context) ??
  readRelative(words, at, context) ??
  readNear(words, at, context, true) ??
  readFeature(words, at, context) ??
  (fillerWords.has(words[at]?.word ?? '') ? null : readMistyped(words, at, context));

/** The filter of a model that a query compares with by its price or age, which have to be known to read it; else null. */
export function comparedFilter(query: string, stock: StockWords): string | null {
  if (!/\b(?:than|then|as)\b/i.test(query)) return null;
  const context: ReadingContext = { stock, years: yearsAt(new Date(0)), where: nowhere, ...readingWords() };
  return comparedModel(queryWords(query), context)?.filter ?? null;
}

/** Leaves out amounts: their words mean nothing when searched for literally. */
const nameKinds: ReadonlySet<string> = new Set(namedAttributes);

/**
 * Interprets a typed query: filters that the site's stock supports, and the remaining words. Every word is in a chip,
 * in the text, or a filler word.
 * @param now the years are known up to the next one
 * @param where places of the dealer, and where the postcodes of the question are
 * @param said what the chips are said with, by default the platform's words
 */
export function readQuery(
  query: string,
  stock: StockWords,
  now: Date,
  where: Whereabouts = nowhere,
  said: ReadingWords = readingWords(),
): QueryReading {
  const stockNumber = readStockNumber(query);
  if (stockNumber !== null) {
    return { chips: [], bounds: new Map(), text: stockNumber, models: '', names: '', stockNumber };
  }
  const words = queryWords(query);
  const context: ReadingContext = { stock, years: yearsAt(now), where, ...said };
  const parts = new PartList(words, said);
  const left: QueryWord[] = [];
  const ignored: QueryWord[] = [];
  for (let at = 0; at < words.length;) {
    const terms = saleTermLength(words, at);
    if (terms > 0) {
      ignored.push(...words.slice(at, at + terms));
      at += terms;
      continue;
    }
    const people = readPeople(words, at, context);
    const need = people ? null : readNeed(words, at, context);
    const named =
      need === null || need.length > 1 ? null : (readRelative(words, at, context) ?? readName(words, at, context));
    if (need && !named && !need.part) {
      ignored.push(...words.slice(at, at + need.length));
      at += need.length;
      continue;
    }
    const part = people ?? (named ? null : need?.part) ?? readAt(words, at, context);
    const first = words[at];
    const halves = part || !first ? null : splitWord(first, context);
    if (halves) {
      words.splice(at, 1, ...halves);
      continue;
    }
    // What cannot be left out is not looked for either: `no rust`.
    const refused = part ? 0 : refusedLength(words, at);
    if (refused > 0) {
      ignored.push(...words.slice(at, at + refused));
      at += refused;
      continue;
    }
    if (part && parts.take(part, at)) {
      at += part.length;
    } else {
      if (first) left.push(first);
      at += 1;
    }
  }
  const { placed } = parts;
  // What was typed together stays together: `4x4` is no `4 x4`.
  const typed = (some: readonly QueryWord[]) =>
    some.map(({ from, to }, at) => (at > 0 && some[at - 1]?.to !== from ? ' ' : '') + query.slice(from, to)).join('');
  const meaningful = left.filter(({ word }) => !fillerWords.has(word));
  if (placed.length === 0) {
    const text = meaningful.length > 0 ? withoutSpans(query, ignored) : '';
    const names = typed(meaningful);
    return { chips: [], bounds: new Map(), text, models: '', names };
  }
  const chips = placed.map(({ part, spans }) => {
    const { attribute, text, inSentence, filter, around, order, isAbsent, nearest, looser = [], insteadOrder } = part;
    const without = withoutSpans(query, spans);
    const chip = {
      attribute,
      text,
      filter,
      without,
      ...(inSentence ? { inSentence } : {}),
      ...(around ? { around } : {}),
      ...(order ? { order } : {}),
      ...(looser.length > 0 ? { looser: looser.map((one) => ({ ...one, without })) } : {}),
      ...(insteadOrder ? { instead: { attribute: 'order', filter: '', ...insteadOrder, without } } : {}),
    };
    if (!isAbsent) return chip;
    const typed = spans.map(({ from, to }) => query.slice(from, to)).join(' ');
    const near = nearest?.map((parts) => parts.map((part) => ({ ...part, without })));
    return { ...chip, isAbsent, typed, ...(near ? { nearest: near } : {}) };
  });
  const amounts = placed.filter(({ part }) => !nameKinds.has(part.attribute)).flatMap(({ spans }) => spans);
  const nothing = [...ignored, ...left.filter(({ word }) => fillerWords.has(word))];
  const hasModel = placed.some(({ part }) => part.attribute === 'make_model');
  return {
    chips,
    bounds: new Map(
      placed.flatMap(({ part: { text, inSentence, order } }) => (inSentence && !order ? [[text, inSentence]] : [])),
    ),
    text: typed(meaningful),
    models: hasModel ? '' : typed(meaningful.filter(({ word }) => stock.isOfModel(word))),
    names: withoutSpans(query, [...amounts, ...nothing]),
  };
}
