import { quoteFilterValue } from '../filters.ts';
import { valueText } from '../filterWords.ts';
import { readLimit, readPlaces, readSpan, readTowing, type ReadPart, type YearSpan } from './amountRules.ts';
import { queryWords, type QueryWord } from './amounts.ts';
import { nowhere, readNear, type Whereabouts } from './nearRules.ts';
import { readRelative } from './relativeRules.ts';
import type { StockWords } from './StockWords.ts';

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
}

const maxNameWords = 4;
/** Most values that one name may stand for, such as all shades of white. */
const maxValues = 60;

/** Words that say nothing of a vehicle where something else is said. */
const filler = new Set(
  'a an and any are at best buy car cars find for forsale good great have i in is looking me my near of on one ones please sale second show some the to vehicle vehicles want with within around need under'.split(
    ' ',
  ),
);

/** Badges and places that a word may name as well are left to the search itself. */
function readNamed(words: readonly QueryWord[], at: number, stock: StockWords): ReadPart | null {
  for (let length = Math.min(maxNameWords, words.length - at); length > 0; length -= 1) {
    const named = stock.named(words.slice(at, at + length).map(({ word }) => word));
    if (!named || named.values.length > maxValues) continue;
    const { attribute, values } = named;
    const leaves = values.map((value) => `${attribute}:${quoteFilterValue(value)}`);
    const typed = words
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(' ');
    const isOne = values.length === 1;
    const said = isOne ? valueText(attribute, values[0] ?? '') : typed.charAt(0).toUpperCase() + typed.slice(1);
    return { length, attribute, filter: leaves.length > 1 ? `(${leaves.join(' OR ')})` : leaves.join(''), text: said };
  }
  return null;
}

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
    readTowing(words, at, years) ??
    readNamed(words, at, stock) ??
    readSpan(words, at, years) ??
    readLimit(words, at, years) ??
    readRelative(words, at, stock)
  );
}

/**
 * What a typed question means: filters that the site's stock has, and the words that are left. Every word is in a chip,
 * in the text, or says nothing.
 * @param now the years are known up to the next one
 * @param where places of the dealer, and where the postcodes of the question are
 */
export function readQuery(query: string, stock: StockWords, now: Date, where: Whereabouts = nowhere): QueryReading {
  const words = queryWords(query);
  const context = { stock, years: yearsAt(now), where };
  const parts: (ReadPart & { from: number; to: number })[] = [];
  const left: QueryWord[] = [];
  for (let at = 0; at < words.length;) {
    const part = readAt(words, at, context);
    const first = words[at];
    const last = words[at + (part?.length ?? 1) - 1];
    const others = parts.filter(({ attribute }) => attribute === part?.attribute);
    if (part && first && last && others.every(({ isBound }) => isBound && part.isBound)) {
      parts.push({ ...part, from: first.from, to: last.to });
      at += part.length;
    } else {
      if (first) left.push(first);
      at += 1;
    }
  }
  if (parts.length === 0) return { chips: [], text: query.trim() };
  const said = left.filter(({ word }) => !filler.has(word));
  const without = (from: number, to: number) =>
    `${query.slice(0, from)} ${query.slice(to)}`.trim().replace(/\s+/g, ' ');
  const chips = parts.map(({ attribute, text, filter, from, to }) => ({
    attribute,
    text,
    filter,
    without: without(from, to),
  }));
  return { chips, text: said.map(({ from, to }) => query.slice(from, to)).join(' ') };
}

/** What matters least is given up first. */
const importance = [
  'family',
  'transmission',
  'colour',
  'city',
  'state',
  'km',
  'doors',
  'seats',
  'sleeps',
  'drive',
  'fuel',
  'towing',
  'weekly_price',
  'price',
  'car_type',
  'year',
  'body',
  'make',
  'make_model',
];

/** A reading that asks for less, and what it gives up. */
export interface LesserReading extends QueryReading {
  givenUp: readonly string[];
}

/** Ever less of a reading that finds nothing, the most first: without its words, then without what matters least. */
export function lesserReadings({ chips, text }: QueryReading): LesserReading[] {
  const order = [...chips].sort((a, b) => importance.indexOf(a.attribute) - importance.indexOf(b.attribute));
  const lesser: LesserReading[] = [];
  if (text !== '' && chips.length > 0) lesser.push({ chips, text: '', givenUp: [`“${text}”`] });
  for (const one of order) {
    const rest = chips.filter((chip) => chip !== one);
    if (rest.length > 0 || text !== '') lesser.push({ chips: rest, text, givenUp: [one.text] });
  }
  order.forEach((_, place) => {
    const gone = order.slice(0, place + 1);
    const rest = chips.filter((chip) => !gone.includes(chip));
    const words = text === '' ? [] : [`“${text}”`];
    if (rest.length > 0) lesser.push({ chips: rest, text: '', givenUp: [...words, ...gone.map((chip) => chip.text)] });
  });
  return lesser;
}
