import { measures } from '../measures.ts';
import { kilometres, type Amount, type QueryWord } from './amounts.ts';
import { byFirstWord, says } from './bounds.ts';
import { perWeek, repaymentWords, type Period } from './periods.ts';
import type { ReadingContext } from './readRule.ts';

/** Lowest number that is read as a price without further words: less may be an engine or a badge. */
const minPrice = 1_000;
export interface Measured {
  attribute: 'price' | 'weekly_price' | 'km' | 'year';
  words: (value: number) => string;
  /** The typed number in the unit of the attribute. */
  held: (value: number) => number;
}

const same = (value: number): number => value;

/** What an amount measures; null where that cannot be told. */
export function measuredAs(
  { value, unit, isThousands }: Amount,
  context: ReadingContext,
  period: Period | null,
): Measured | null {
  const { years } = context;
  if (period) {
    const words = (typed: number): string => repaymentWords(typed, period, context);
    return { attribute: 'weekly_price', words, held: (typed) => perWeek(typed, period) };
  }
  if (unit === 'km') return { attribute: 'km', words: measures.kilometres.words, held: same };
  if (unit === 'tonnes' || unit === 'kilograms') return null;
  if (unit === null && !isThousands && value >= years.first && value <= years.last) {
    return { attribute: 'year', words: String, held: same };
  }
  return unit === 'money' || isThousands || value >= minPrice
    ? { attribute: 'price', words: measures.money.words, held: same }
    : null;
}

/** `2022 model`, `2019 build`; in `2022 model 3` the word begins a name. */
export function yearNoun(words: readonly QueryWord[], at: number): number {
  if (!/^(?:models?|builds?|built|plates?|plated)$/.test(words[at]?.word ?? '')) return 0;
  return /^\w$/.test(words[at + 1]?.word ?? '') ? 0 : 1;
}

interface CountedWords {
  words: readonly string[];
  unit: 'km' | 'money' | 'year';
}

/** Words before a number that say its unit. */
const counted = byFirstWord<CountedWords>([
  ...[...kilometres, 'odometer', 'odo', 'mileage'].map((word) => ({ words: [word], unit: 'km' as const })),
  ...['price range', 'price', 'priced', 'budget', 'cost', 'costs', 'spend'].map((phrase) => ({
    words: phrase.split(' '),
    unit: 'money' as const,
  })),
  ...['year', 'built', 'build'].map((word) => ({ words: [word], unit: 'year' as const })),
]);

/** The unit that words before a number give it. */
export function countedAs(
  words: readonly QueryWord[],
  at: number,
): { length: number; unit: CountedWords['unit'] } | null {
  const found = counted.get(words[at]?.word ?? '')?.find((one) => says(words, at, one.words));
  if (!found) return null;
  // `Budget of 20k`, `my budget is 20k`.
  const joint = ['of', 'is'].includes(words[at + found.words.length]?.word ?? '') ? 1 : 0;
  return { length: found.words.length + joint, unit: found.unit };
}

/** An amount in the unit that the words before it say, where it says none itself. */
export function withUnit(amount: Amount, said: ReturnType<typeof countedAs>): Amount {
  return said && said.unit !== 'year' && amount.unit === null ? { ...amount, unit: said.unit } : amount;
}

/** After these words a small number is not a price. */
export const countedNoun = /^(?:seat|door|dr|berth|year|yr|cyl|litre|liter|inch|owner|month|l$|x$)/;
const thousandsFrom = 5;
const thousandsTo = 250;

/** `under 50`: a price in thousands, and `kms under 80` an odometer. */
export function inThousands(amount: Amount, next = ''): Amount {
  const { value, unit, isThousands } = amount;
  const isShort = unit === null && !isThousands && value >= thousandsFrom && value <= thousandsTo;
  return isShort && !countedNoun.test(next) ? { ...amount, value: value * 1_000, isThousands: true } : amount;
}
