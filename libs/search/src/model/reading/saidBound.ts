import type { ReadPart } from './readRule.ts';
import { readingWords, type ReadingWords } from './readingWords.ts';

const keys = {
  upTo: { text: 'reading.upTo', inSentence: 'reading.noneUpTo' },
  from: { text: 'reading.from', inSentence: 'reading.noneFrom' },
  before: { text: 'reading.before', inSentence: 'reading.noneBefore' },
} as const;

/** One end of a range as its chip and a sentence say it. @example saidBound('upTo', '$40,000').text // 'Up to $40,000' */
export const saidBound = (
  bound: keyof typeof keys,
  value: string,
  say: ReadingWords['say'] = readingWords().say,
): Pick<ReadPart, 'text' | 'inSentence'> => ({
  text: say(keys[bound].text, { value }),
  inSentence: say(keys[bound].inSentence, { value }),
});
