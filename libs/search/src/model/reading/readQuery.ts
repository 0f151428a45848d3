import { readAbout, readLimit, readSpan } from './amountRules.ts';
import { queryWords, type QueryWord } from './amounts.ts';
import { readAge, readPlaces, readRows, readTowing } from './countRules.ts';
import { readFeature, readMistyped, readNamed, readPlusBadge, readUnwanted } from './namedRules.ts';
import { readNear } from './nearRules.ts';
import { PartList, withoutSpans } from './partList.ts';
import { readingWords, type ReadingWords } from './readingWords.ts';
import type { ReadingContext, ReadRule, YearSpan } from './readRule.ts';
import { readRelative, withoutWeights } from './relativeRules.ts';
import { saleTermLength } from './saleTerms.ts';
import { readSize } from './sizeRules.ts';
import { namedAttributes, type StockWords } from './StockWords.ts';
import { readVan } from './vanRules.ts';
import { nowhere, type Whereabouts } from './whereabouts.ts';

/** A part of a query as visitors see it: a chip that removes its words from the query. */
export interface ReadChip {
  attribute: string;
  /** @example 'Up to $40,000' */
  text: string;
  /** The same within a sentence, where that says it otherwise. @example 'up to $40,000' */
  inSentence?: string;
  /** Filter expression; empty for words that are searched for literally, and for an order. */
  filter: string;
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
  /** Whether it asks for vehicles beside its words, or with a filter: where the words find nothing, all are shown. */
  isOfAny: boolean;
}

/** Filler words that mean nothing when something else is said. */
const filler = new Set(
  'a about am an and any anything are around at been best body but buy buying by can car cars clean color colour colours comfortable comfy could dealer dealers dealership decent do does dont drivetrain either engine engined engines extremely fairly find for forsale gday gearbox get getting good got great has have he hello her hey hi his how i id ideally if ill im in is it its ive just kind like looking love maybe me motor my near need needs nice of ok on one ones only or our please possibly practical preferably purchase quite really reliable roomy safe sale second see seeking she should show so some something sort spacious stk stock stuff such super thank thanks that the them there these they this those tidy to transmission ultra under us vehicle vehicles versus very vin vs want wanted wanting wants we what whats when where which who will with within without wont would you your yours youve weve whatve whod theyve theres < <= > >= - –'.split(
    ' ',
  ),
);

/** Words for vehicles in general. */
const anyVehicle = new Set('car cars vehicle vehicles something anything one ones'.split(' '));

/** The years of the stock and the next one; a number among them that also names a model is left to the search. */
function yearsAt(now: Date): YearSpan {
  return { first: 1950, last: now.getUTCFullYear() + 1 };
}

/** A name of the stock, unless it begins a phrase that means something else: a `city car` is no Honda City. */
const readName: ReadRule = (words, at, context) => {
  const named = readNamed(words, at, context);
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
  readNear(words, at, context) ??
  readRows(words, at, context) ??
  readPlaces(words, at, context) ??
  withoutWeights(readTowing(words, at, context), context) ??
  readAge(words, at, context) ??
  readUnwanted(words, at, context) ??
  readVan(words, at, context) ??
  readPlusBadge(words, at, context) ??
  readLonger(words, at, context) ??
  readSize(words, at, context) ??
  readAbout(words, at, context) ??
  readSpan(words, at, context) ??
  readLimit(words, at, context) ??
  readRelative(words, at, context) ??
  readNear(words, at, context, true) ??
  readFeature(words, at, context) ??
  (filler.has(words[at]?.word ?? '') ? null : readMistyped(words, at, context));

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
  const words = queryWords(query);
  const context: ReadingContext = { stock, years: yearsAt(now), where, ...said };
  const parts = new PartList(words, said);
  const left: QueryWord[] = [];
  const ofSale: QueryWord[] = [];
  for (let at = 0; at < words.length;) {
    const terms = saleTermLength(words, at);
    if (terms > 0) {
      ofSale.push(...words.slice(at, at + terms));
      at += terms;
      continue;
    }
    const part = readAt(words, at, context);
    const first = words[at];
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
  const meaningful = left.filter(({ word }) => !filler.has(word));
  if (placed.length === 0) {
    const text = meaningful.length > 0 ? withoutSpans(query, ofSale) : '';
    const names = typed(meaningful);
    const isOfAny = ofSale.length > 0 || left.some(({ word }) => anyVehicle.has(word));
    return { chips: [], bounds: new Map(), text, models: '', names, isOfAny };
  }
  const chips = placed.map(({ part, spans }) => {
    const { attribute, text, inSentence, filter, order, isAbsent, nearest, looser = [], insteadOrder } = part;
    const without = withoutSpans(query, spans);
    const chip = {
      attribute,
      text,
      filter,
      without,
      ...(inSentence ? { inSentence } : {}),
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
  const nothing = [...ofSale, ...left.filter(({ word }) => filler.has(word))];
  const hasModel = placed.some(({ part }) => part.attribute === 'make_model');
  return {
    chips,
    bounds: new Map(
      placed.flatMap(({ part: { text, inSentence, order } }) => (inSentence && !order ? [[text, inSentence]] : [])),
    ),
    text: typed(meaningful),
    models: hasModel ? '' : typed(meaningful.filter(({ word }) => stock.isOfModel(word))),
    names: withoutSpans(query, [...amounts, ...nothing]),
    isOfAny: true,
  };
}
