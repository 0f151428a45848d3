import type { QueryWord } from './amounts.ts';

export type Bound = 'from' | 'to';

interface BoundWords {
  words: readonly string[];
  bound: Bound;
  /** Words that apply to years only: `older than 2018`. */
  ofYears?: true;
  /** Words that say by themselves what is counted: `less kms than`. */
  ofKilometres?: true;
}

const all = (bound: Bound, ...phrases: string[]): BoundWords[] =>
  phrases.map((phrase) => ({ words: phrase.split(' '), bound }));
const years = (bound: Bound, ...phrases: string[]): BoundWords[] =>
  all(bound, ...phrases).map((one) => ({ ...one, ofYears: true }));

/** Words before a number; the longer ones first. */
const before: readonly BoundWords[] = [
  ...all(
    'to',
    'no more than',
    'not more than',
    'not over',
    'less than',
    'less then',
    'fewer than',
    'lower than',
    'cheaper than',
    'cheaper then',
    'lower then',
    'nothing over',
    'nothing above',
    'nothing more than',
    'not exceeding',
    'not above',
    'inside',
  ),
  ...all(
    'to',
    'at most',
    'a maximum of',
    'maximum of',
    'max of',
    'up to',
    'upto',
    'under',
    'below',
    'sub',
    'max',
    'maximum',
    '<',
    '<=',
  ),
  ...all(
    'from',
    'no less than',
    'not less than',
    'no fewer than',
    'not under',
    'not below',
    'nothing under',
    'nothing below',
    'more than',
    'more then',
    'greater than',
    'higher than',
  ),
  ...all('from', 'at least', 'over', 'above', 'from', 'min', 'minimum', 'starting from', '>', '>='),
  ...years(
    'from',
    'no older than',
    'not older than',
    'nothing older than',
    'newer than',
    'newer then',
    'younger than',
    'later than',
    'since',
    'after',
    'post',
  ),
  ...['kms', 'km', 'kilometres', 'ks', 'kays'].flatMap((unit) =>
    all('to', `less ${unit} than`, `fewer ${unit} than`, `lower ${unit} than`).map((one) => ({
      ...one,
      ofKilometres: true as const,
    })),
  ),
  ...years('to', 'no newer than', 'not newer than', 'older than', 'older then', 'earlier than', 'before', 'pre'),
];

/** Words after a number. */
const after: readonly BoundWords[] = [
  ...['or', 'and'].flatMap((joint) => [
    ...all(
      'from',
      ...['newer', 'later', 'above', 'over', 'more', 'up', 'onwards', 'higher'].map((one) => `${joint} ${one}`),
    ),
    ...all('to', ...['less', 'under', 'below', 'older', 'earlier', 'lower', 'cheaper'].map((one) => `${joint} ${one}`)),
  ]),
  ...all('from', 'onwards', 'onward', 'plus', 'upwards', 'min', 'minimum'),
  ...all('to', 'max', 'maximum', 'tops', 'limit', 'budget'),
];

export const says = (words: readonly QueryWord[], at: number, expected: readonly string[]): boolean =>
  expected.every((word, place) => words[at + place]?.word === word);

interface ReadBound {
  bound: Bound;
  /** Number of words it uses. */
  length: number;
  ofYears: boolean;
  ofKilometres: boolean;
}

/** Phrases by their first word: a question asks at each of its words. */
export function byFirstWord<Phrase extends { words: readonly string[] }>(
  phrases: readonly Phrase[],
): ReadonlyMap<string, readonly Phrase[]> {
  return Map.groupBy(phrases, ({ words }) => words[0] ?? '');
}

function reader(known: readonly BoundWords[]) {
  const phrases = byFirstWord(known);
  return (words: readonly QueryWord[], at: number): ReadBound | null => {
    const found = phrases.get(words[at]?.word ?? '')?.find((one) => says(words, at, one.words));
    return found
      ? {
          bound: found.bound,
          length: found.words.length,
          ofYears: found.ofYears === true,
          ofKilometres: found.ofKilometres === true,
        }
      : null;
  };
}

/** The bound before a number: `no older than` 2018. */
export const readBound = reader(before);

/** The bound after a number: 2019 `or newer`. */
export const boundAfter = reader(after);
