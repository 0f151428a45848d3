import { readingMessages, searchMessages, wordsOf, type Speaker, type Words } from '@forecourt/domain/messages';
import type { SearchWords } from '../filterWords.ts';

/** What the reading of a query is said with. */
export interface ReadingWords {
  /** Says how words were understood. */
  say: Words<typeof readingMessages>;
  /** Says values and amounts as the filters do. */
  sayValue: SearchWords;
}

/** The words of a site for its readings; the platform's where no site is given. */
export const readingWords = (site: Speaker = { messages: {} }): ReadingWords => ({
  say: wordsOf(readingMessages, site),
  sayValue: wordsOf(searchMessages, site),
});

/** Several names of one list. @example listOf(['SUV', 'Wagon']) // 'SUV, Wagon' */
export const listOf = (names: readonly string[], say: ReadingWords['say'] = readingWords().say): string =>
  names.length === 0 ? '' : names.reduce((choices, last) => say('reading.list', { choices, last }));
