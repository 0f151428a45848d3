import { readAbout, readLimit, readSpan, type ReadPart, type YearSpan } from './amountRules.ts';
import { queryWords, type QueryWord } from './amounts.ts';
import { readAge, readPlaces, readTowing } from './countRules.ts';
import { readNamed, readUnwanted } from './namedRules.ts';
import { nowhere, readNear, type Whereabouts } from './nearRules.ts';
import { PartList, withoutSpans } from './partList.ts';
import { readRelative, withoutWeights } from './relativeRules.ts';
import { namedAttributes, type StockWords } from './StockWords.ts';

/** A part of a question as visitors see it: a chip that takes its words out of the question. */
export interface ReadChip {
  attribute: string;
  /** @example 'Up to $40,000' */
  text: string;
  /** Filter expression; empty for words that are looked for as they are. */
  filter: string;
  /** The question without it. */
  without: string;
}

export interface QueryReading {
  chips: readonly ReadChip[];
  /** What is looked for as words. */
  text: string;
  /** Words of the text that are part of a model's name: they are not given up before anything else is. */
  models: string;
  /** What may still be looked for where nothing is found: without amounts, which as words say nothing. */
  names: string;
}

/** Words that say nothing of a vehicle where something else is said. */
const filler = new Set(
  'a an and any anything are at best buy can car cars clean decent find for forsale good great have i in is it looking me my near nice of ok on one ones or our please reliable sale second show some something that the tidy to vehicle vehicles want which with within around need under < <= > >= - –'.split(
    ' ',
  ),
);

/** The years of the stock and the next one; a number among them that names a model is left to the search. */
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
    readNear(words, at, years, where) ??
    readPlaces(words, at, years) ??
    withoutWeights(readTowing(words, at, years), stock) ??
    readAge(words, at, years) ??
    readUnwanted(words, at, stock) ??
    readNamed(words, at, stock) ??
    readAbout(words, at, years) ??
    readSpan(words, at, years) ??
    readLimit(words, at, years) ??
    readRelative(words, at, stock)
  );
}

/** What is no amount: an amount's words say nothing where they are looked for as they are. */
const nameKinds: ReadonlySet<string> = new Set(namedAttributes);

/**
 * What a typed question means: filters that the site's stock has, and the words that are left. Every word is in a chip,
 * in the text, or says nothing.
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
  const said = left.filter(({ word }) => !filler.has(word));
  if (placed.length === 0) {
    const text = said.length > 0 ? query.trim() : '';
    return { chips: [], text, models: '', names: text };
  }
  const chips = placed.map(({ part: { attribute, text, filter }, spans }) => ({
    attribute,
    text,
    filter,
    without: withoutSpans(query, spans),
  }));
  const amounts = placed.filter(({ part }) => !nameKinds.has(part.attribute)).flatMap(({ spans }) => spans);
  const nothing = left.filter(({ word }) => filler.has(word));
  const hasModel = placed.some(({ part }) => part.attribute === 'make_model');
  const typed = (some: readonly QueryWord[]) => some.map(({ from, to }) => query.slice(from, to)).join(' ');
  return {
    chips,
    text: typed(said),
    models: hasModel ? '' : typed(said.filter(({ word }) => stock.isOfModel(word))),
    names: withoutSpans(query, [...amounts, ...nothing]),
  };
}
