import { primaryIndex } from '../indexes.ts';
import { readingWords, type ReadingWords } from './readingWords.ts';

/** An order that words ask for: `cheapest`. */
export interface Order {
  /** The index in whose order the vehicles come. */
  order: string;
  /** Text of its chip. */
  text: string;
  /** The same within a sentence: 3 cars, `cheapest first`. */
  inSentence: string;
}

const orders = {
  cheapest: { index: `${primaryIndex}_price_asc`, text: 'reading.cheapest', inSentence: 'reading.foundCheapest' },
  dearest: { index: `${primaryIndex}_price_desc`, text: 'reading.dearest', inSentence: 'reading.foundDearest' },
  newest: { index: `${primaryIndex}_year_desc`, text: 'reading.newest', inSentence: 'reading.foundNewest' },
  leastDriven: {
    index: `${primaryIndex}_km_asc`,
    text: 'reading.leastDriven',
    inSentence: 'reading.foundLeastDriven',
  },
  latestListed: {
    index: `${primaryIndex}_newest`,
    text: 'reading.latestListed',
    inSentence: 'reading.foundLatestListed',
  },
} as const;

export type OrderName = keyof typeof orders;

/** @example orderOf('cheapest').text // 'Cheapest first' */
export function orderOf(name: OrderName, say: ReadingWords['say'] = readingWords().say): Order {
  const { index, text, inSentence } = orders[name];
  return { order: index, text: say(text), inSentence: say(inSentence) };
}
