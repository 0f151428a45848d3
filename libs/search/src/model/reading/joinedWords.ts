import type { QueryWord } from './amounts.ts';
import { readRelative } from './relativeRules.ts';
import type { ReadingContext } from './readRule.ts';

const shortest = 3;
const general = /^(?:cars?|vehicles?|seater|seats)$/;

/** `whiteute`, `usedcars`: two words that mean something, typed without their space; null for others. */
export function splitWord(typed: QueryWord, context: ReadingContext): [QueryWord, QueryWord] | null {
  const { word, from, to } = typed;
  if (word.length < 2 * shortest || !/^\p{L}+\d*$/u.test(word) || to - from !== word.length) return null;
  const isKnown = (half: QueryWord): boolean =>
    context.stock.named([half.word]) !== null || readRelative([half], 0, context) !== null;
  for (let place = shortest; place <= word.length - shortest; place += 1) {
    const first = { word: word.slice(0, place), from, to: from + place };
    const second = { word: word.slice(place), from: from + place, to };
    if (isKnown(first) && (general.test(second.word) || isKnown(second))) return [first, second];
  }
  return null;
}
