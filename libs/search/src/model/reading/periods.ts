import { measures } from '../measures.ts';
import type { QueryWord } from './amounts.ts';
import { byFirstWord, says } from './bounds.ts';
import { readingWords, type ReadingWords } from './readingWords.ts';

/** How often a repayment is made. */
export interface Period {
  /** Number of words it uses. */
  length: number;
  name: 'week' | 'fortnight' | 'month';
}

const weeksIn: Readonly<Record<Period['name'], number>> = { week: 1, fortnight: 2, month: 52 / 12 };

interface PeriodPhrase {
  words: readonly string[];
  name: Period['name'];
}

const phrasesOf = (name: Period['name'], adverb: string, ...nouns: readonly string[]): PeriodPhrase[] =>
  [...nouns.flatMap((noun) => [...['per', 'a', 'each', 'every'].map((one) => [one, noun]), [noun]]), [adverb]].map(
    (words) => ({ words, name }),
  );

const periods: readonly PeriodPhrase[] = [
  ...phrasesOf('week', 'weekly', 'week', 'wk'),
  ...phrasesOf('fortnight', 'fortnightly', 'fortnight'),
  ...phrasesOf('month', 'monthly', 'month', 'mth'),
  ...[
    ['week', 'w'],
    ['fortnight', 'f'],
    ['month', 'm'],
  ].flatMap(([name, letter = '']) => [
    { words: [`p${letter}`], name: name as Period['name'] },
    { words: ['p', letter], name: name as Period['name'] },
  ]),
];

const behind = byFirstWord(periods);

/** The period behind an amount, which makes it a repayment rather than a price: `a week`, `per month`, `pw`. */
export function readPeriod(words: readonly QueryWord[], at: number): Period | null {
  const found = behind.get(words[at]?.word ?? '')?.find((one) => says(words, at, one.words));
  return found ? { length: found.words.length, name: found.name } : null;
}

const repayment = /^(?:re)?payments?$/;
const adverbs: Readonly<Record<string, Period['name']>> = {
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
};

/** The words before an amount that make it a repayment: `monthly repayments`, `weekly`; the period may stand behind it. */
export function readRepayment(words: readonly QueryWord[], at: number): Period | null {
  const name = adverbs[words[at]?.word ?? ''];
  const noun = at + Number(name !== undefined);
  const isNamed = repayment.test(words[noun]?.word ?? '');
  if (!name && !isNamed) return null;
  const joint = isNamed && ['of', 'at'].includes(words[noun + 1]?.word ?? '') ? 1 : 0;
  return { length: Number(name !== undefined) + Number(isNamed) + joint, name: name ?? 'week' };
}

/** The repayment a week, in whole dollars, that an amount for a period comes to. */
export const perWeek = (amount: number, { name }: Period): number => Math.round(amount / weeksIn[name]);

/** @example repaymentWords(600, { length: 2, name: 'month' }) // '$600 a month' */
export function repaymentWords(
  amount: number,
  { name }: Period,
  { say, sayValue }: ReadingWords = readingWords(),
): string {
  if (name === 'week') return measures.weeklyMoney.words(amount, sayValue);
  return say(name === 'month' ? 'reading.aMonth' : 'reading.aFortnight', { amount: measures.money.words(amount) });
}
