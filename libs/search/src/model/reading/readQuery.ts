import { readAbout, readLimit, readSpan, type ReadPart, type YearSpan } from './amountRules.ts';
import { queryWords, type QueryWord } from './amounts.ts';
import { readAge, readPlaces, readTowing } from './countRules.ts';
import { readNamed, readUnwanted } from './namedRules.ts';
import { nowhere, readNear, type Whereabouts } from './nearRules.ts';
import { PartList, withoutSpans } from './partList.ts';
import { readRelative, withoutWeights } from './relativeRules.ts';
import { namedAttributes, type StockWords } from './StockWords.ts';

/** A part of a query as visitors see it: a chip that removes its words from the query. */
export interface ReadChip {
  attribute: string;
  /** @example 'Up to $40,000' */
  text: string;
  /** Filter expression; empty for words that are searched for literally. */
  filter: string;
  /** The query without it. */
  without: string;
  /** No vehicle of the stock has it, such as a colour. */
  isAbsent?: boolean;
}

export interface QueryReading {
  chips: readonly ReadChip[];
  /** Words that are searched for literally. */
  text: string;
  /** Words of the text that belong to a model's name: they are dropped last. */
  models: string;
  /** Words for a last literal search when nothing is found: without amounts, which mean nothing as words. */
  names: string;
}

/** Filler words that mean nothing when something else is said. */
const filler = new Set(
  'a an and any anything are at best buy can car cars clean color colour colours dealer dealers dealership decent find for forsale good great have i in is it looking me my near nice of ok on one ones or our please reliable sale second show some something that the tidy to vehicle vehicles want which with within around need under < <= > >= - –'.split(
    ' ',
  ),
);

/** The years of the stock and the next one; a number among them that also names a model is left to the search. */
function yearsAt(now: Date): YearSpan {
  return { first: 1950, last: now.getUTCFullYear() + 1 };
}

interface ReadingContext {
  stock: StockWords;
  years: YearSpan;
  where: Whereabouts;
}

function readAt(words: readonly QueryWord[], at: number, { stock, years, where }: ReadingContext): ReadPart | null {
  return (
    readNear(words, at, { years, where }) ??
    readPlaces(words, at, years) ??
    withoutWeights(readTowing(words, at, years), stock) ??
    readAge(words, at, years) ??
    readUnwanted(words, at, stock) ??
    readNamed(words, at, stock) ??
    readAbout(words, at, years) ??
    readSpan(words, at, years) ??
    readLimit(words, at, years) ??
    readRelative(words, at, stock) ??
    readNear(words, at, { years, where, isTown: true })
  );
}

/** Leaves out amounts: their words mean nothing when searched for literally. */
const nameKinds: ReadonlySet<string> = new Set(namedAttributes);

/**
 * Interprets a typed query: filters that the site's stock supports, and the remaining words. Every word is in a chip,
 * in the text, or a filler word.
 * @param now the years are known up to the next one
 * @param where places of the dealer, and where the postcodes of the question are
 */
export function readQuery(query: string, stock: StockWords, now: Date, where: Whereabouts = nowhere): QueryReading {
  const words = queryWords(query);
  const context = { stock, years: yearsAt(now), where };
  const parts = new PartList(words);
  const left: QueryWord[] = [];
  for (let at = 0; at < words.length;) {
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
  const meaningful = left.filter(({ word }) => !filler.has(word));
  if (placed.length === 0) {
    const text = meaningful.length > 0 ? query.trim() : '';
    return { chips: [], text, models: '', names: text };
  }
  const chips = placed.map(({ part: { attribute, text, filter, isAbsent }, spans }) => ({
    attribute,
    text,
    filter,
    without: withoutSpans(query, spans),
    ...(isAbsent ? { isAbsent } : {}),
  }));
  const amounts = placed.filter(({ part }) => !nameKinds.has(part.attribute)).flatMap(({ spans }) => spans);
  const nothing = left.filter(({ word }) => filler.has(word));
  const hasModel = placed.some(({ part }) => part.attribute === 'make_model');
  // What was typed together stays together: `4x4` is no `4 x4`.
  const typed = (some: readonly QueryWord[]) =>
    some.map(({ from, to }, at) => (at > 0 && some[at - 1]?.to !== from ? ' ' : '') + query.slice(from, to)).join('');
  return {
    chips,
    text: typed(meaningful),
    models: hasModel ? '' : typed(meaningful.filter(({ word }) => stock.isOfModel(word))),
    names: withoutSpans(query, [...amounts, ...nothing]),
  };
}
