import { grouped } from '@forecourt/domain';
import { readAmount, type Amount, type QueryWord } from './amounts.ts';
import { measures } from '../measures.ts';

/** A part of a question that is understood as a filter. */
export interface ReadPart {
  /** Words that it takes. */
  length: number;
  attribute: string;
  /** Filter expression. */
  filter: string;
  /** What it says on its chip. */
  text: string;
  /** Whether it is one end of a range: another part may be the other end, or a narrower one. */
  isBound?: boolean;
}

/** Reads the words from one place on; null where they say nothing to it. */
export type ReadRule = (words: readonly QueryWord[], at: number, years: YearSpan) => ReadPart | null;

/** Years that a number may be. */
export interface YearSpan {
  first: number;
  last: number;
}

type Bound = 'from' | 'to';

const bounds: readonly (readonly [words: readonly string[], bound: Bound])[] = [
  [['less', 'than'], 'to'],
  [['no', 'more', 'than'], 'to'],
  [['up', 'to'], 'to'],
  [['under'], 'to'],
  [['below'], 'to'],
  [['max'], 'to'],
  [['maximum'], 'to'],
  [['before'], 'to'],
  [['pre'], 'to'],
  [['more', 'than'], 'from'],
  [['at', 'least'], 'from'],
  [['over'], 'from'],
  [['above'], 'from'],
  [['from'], 'from'],
  [['since'], 'from'],
  [['after'], 'from'],
  [['min'], 'from'],
  [['minimum'], 'from'],
];

const says = (words: readonly QueryWord[], at: number, expected: readonly string[]): boolean =>
  expected.every((word, place) => words[at + place]?.word === word);

function readBound(words: readonly QueryWord[], at: number): { bound: Bound; length: number } | null {
  const found = bounds.find(([expected]) => says(words, at, expected));
  return found ? { bound: found[1], length: found[0].length } : null;
}

/** Words that make a price one of repayments. */
function weekLength(words: readonly QueryWord[], at: number): number {
  const ways = [
    ...['week', 'wk'].flatMap((week) => [['per', week], ['a', week], ['each', week], [week]]),
    ['weekly'],
    ['pw'],
    ['p', 'w'],
  ];
  return ways.find((one) => says(words, at, one))?.length ?? 0;
}

/** The least that is taken for a price without saying so: less may be an engine or a badge. */
const minPrice = 1_000;
/** A number that says nothing of what it counts is a budget from here on, if it is round: less may be a postcode, others a stock number. */
const minBudget = 10_000;
const budgetStep = 500;
const isBudget = (value: number): boolean => value >= minBudget && value < 1_000_000 && value % budgetStep === 0;

interface Measured {
  attribute: 'price' | 'weekly_price' | 'km' | 'year';
  words: (value: number) => string;
}

function measuredAs({ value, unit, isThousands }: Amount, years: YearSpan, isWeekly: boolean): Measured | null {
  if (isWeekly) return { attribute: 'weekly_price', words: measures.weeklyMoney.words };
  if (unit === 'km') return { attribute: 'km', words: measures.kilometres.words };
  if (unit === 'tonnes' || unit === 'kilograms') return null;
  if (unit === null && !isThousands && value >= years.first && value <= years.last) {
    return { attribute: 'year', words: String };
  }
  return unit === 'money' || isThousands || value >= minPrice
    ? { attribute: 'price', words: measures.money.words }
    : null;
}

/** `between 15 and 25 grand`, `$20k to $30k`, `2018-2020`, `2020 2021`. */
export const readSpan: ReadRule = (words, at, years) => {
  const lead = words[at]?.word === 'between' || words[at]?.word === 'from' ? 1 : 0;
  const low = readAmount(words, at + lead);
  if (!low) return null;
  const joint = at + lead + low.length;
  const joined = ['and', 'to', 'or'].includes(words[joint]?.word ?? '') ? 1 : 0;
  const high = readAmount(words, joint + joined);
  if (!high) return null;
  const end = joint + joined + high.length;
  const week = weekLength(words, end);
  const from = high.isThousands && !low.isThousands && low.value < 1_000 ? { ...low, value: low.value * 1_000 } : low;
  const measure = measuredAs(high, years, week > 0);
  if (!measure || from.value >= high.value) return null;
  const isYears = measure.attribute === 'year';
  // Two numbers beside each other are a span where they are years, or where a word says so.
  if (isYears ? from.value < years.first : joined === 0) return null;
  if (!isYears && from.value < high.value / 20) return null;
  return {
    length: end + week - at,
    attribute: measure.attribute,
    filter: `${measure.attribute}:${from.value} TO ${high.value}`,
    text: `${measure.words(from.value)} to ${measure.words(high.value)}`,
  };
};

/** `under 40000`, `less than 100,000 km`, `from 2018`, `20k`, `2018`. */
export const readLimit: ReadRule = (words, at, years) => {
  const asked = readBound(words, at);
  const lead = asked?.length ?? 0;
  const amount = readAmount(words, at + lead);
  if (!amount) return null;
  const end = at + lead + amount.length;
  const week = weekLength(words, end);
  const measure = measuredAs(amount, years, week > 0);
  if (!measure) return null;
  const { value } = amount;
  const isYear = measure.attribute === 'year';
  const onwards =
    (words[at + lead]?.word.endsWith('+') ?? false) || ['onwards', 'onward', 'plus'].includes(words[end]?.word ?? '');
  const extra = !onwards || words[end - 1]?.word.endsWith('+') ? 0 : 1;
  if (isYear && !asked && !onwards) {
    return { length: end - at, attribute: 'year', filter: `year = ${value}`, text: String(value) };
  }
  const isBare = !asked && !onwards && amount.unit === null && !amount.isThousands && week === 0;
  if (isBare && !isBudget(value)) return null;
  const bound = onwards ? 'from' : (asked?.bound ?? 'to');
  const isStrict = isYear && bound === 'to';
  const operator = bound === 'from' ? '>=' : isStrict ? '<' : '<=';
  const label = isYear
    ? `${bound === 'from' ? 'From' : 'Before'} ${value}`
    : `${bound === 'from' ? 'From' : 'Up to'} ${measure.words(value)}`;
  return {
    length: end + week + extra - at,
    attribute: measure.attribute,
    filter: `${measure.attribute} ${operator} ${value}`,
    text: label,
    isBound: true,
  };
};

const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const smallNumber = (word = ''): number | null => {
  if (/^\d{1,2}\+?$/.test(word)) return Number.parseInt(word, 10);
  const place = numberWords.indexOf(word);
  return place < 0 ? null : place + 2;
};

/** `7 seats`, `seven seater`, `4 berth`, `sleeps 6`, `5 door`. */
export const readPlaces: ReadRule = (words, at) => {
  const isSleeps = words[at]?.word === 'sleeps';
  const value = smallNumber(words[at + (isSleeps ? 1 : 0)]?.word);
  if (value === null || value < 1) return null;
  const unit = words[at + 1]?.word ?? '';
  if (!isSleeps && /^(?:seat|seats|seater|seaters)$/.test(unit)) {
    return { length: 2, attribute: 'seats', filter: `seats = ${value}`, text: measures.seats.words(value) };
  }
  if (!isSleeps && /^(?:doors?|drs?)$/.test(unit)) {
    return { length: 2, attribute: 'doors', filter: `doors = ${value}`, text: measures.doors.words(value) };
  }
  if (isSleeps || /^(?:berth|berths)$/.test(unit)) {
    return { length: 2, attribute: 'sleeps', filter: `sleeps = ${value}`, text: measures.berths.words(value) };
  }
  return null;
};

/** `tow 3 tonne`, `towing 2500kg`, `3.5t towing`. */
export const readTowing: ReadRule = (words, at) => {
  const isTow = (place: number) => /^(?:tow|tows|towing)$/.test(words[place]?.word ?? '');
  const lead = isTow(at) ? 1 : 0;
  const amount = readAmount(words, at + lead);
  if (!amount || (amount.unit !== 'tonnes' && amount.unit !== 'kilograms' && !(lead && amount.value >= 500))) {
    return null;
  }
  const tail = !lead && isTow(at + amount.length) ? 1 : 0;
  if (lead + tail === 0) return null;
  const value = Math.round(amount.unit === 'tonnes' ? amount.value * 1_000 : amount.value);
  return {
    length: lead + amount.length + tail,
    attribute: 'towing',
    filter: `towing >= ${value}`,
    text: `Tows ${grouped(value)} kg`,
  };
};
