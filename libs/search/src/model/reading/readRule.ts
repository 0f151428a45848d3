import type { Position } from '@forecourt/domain';
import type { QueryWord } from './amounts.ts';
import type { Order } from './orders.ts';
import type { ReadingWords } from './readingWords.ts';
import type { StockWords } from './StockWords.ts';
import type { Whereabouts } from './whereabouts.ts';

/** A circle on the map. */
export interface Around {
  position: Position;
  km: number;
}

/** A part of a query that is interpreted as a filter. */
export interface ReadPart {
  /** Number of words it uses. */
  length: number;
  attribute: string;
  /** Filter expression; empty where it is an order or a place. */
  filter: string;
  /** Where the vehicles stand. */
  around?: Around;
  /** Text of its chip. */
  text: string;
  /** How a sentence says a bound or a distance that nothing was found within: none `up to $5,000`. */
  inSentence?: string;
  /** Whether it is one end of a range, so that another part may be the other end or a narrower one. */
  isBound?: boolean;
  /** The index in whose order the vehicles come, where it is one: `cheapest`. */
  order?: string;
  /** No vehicle of the stock has it. */
  isAbsent?: boolean;
  /** What is nearest to a model that is absent, best first: each a list of filters that hold together. */
  nearest?: readonly (readonly NearestPart[])[];
  /** What comes close to it where nothing is found with it, best first. */
  looser?: readonly NearestPart[];
  /** Order in which the vehicles come once it is dropped: without a budget, the cheapest first. */
  insteadOrder?: Order;
}

/** A filter that stands for another part. */
export type NearestPart = Pick<ReadPart, 'attribute' | 'filter' | 'text'>;

/** Range of numbers that count as years. */
export interface YearSpan {
  first: number;
  last: number;
}

/** What rules know beside the words of a query, and what they say their chips with. */
export interface ReadingContext extends ReadingWords {
  stock: StockWords;
  years: YearSpan;
  where: Whereabouts;
}

/** Reads the words from one position on; null where the rule does not apply. */
export type ReadRule<Part = ReadPart> = (
  words: readonly QueryWord[],
  at: number,
  context: ReadingContext,
) => Part | null;
