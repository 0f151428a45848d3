import { measures } from '../measures.ts';
import { kilometres, readAmount, readSpelled, type Amount, type QueryWord } from './amounts.ts';
import { boundAfter, byFirstWord, readBound, says } from './bounds.ts';
import { saidBound } from './saidBound.ts';
import { orderOf } from './orders.ts';
import { perWeek, readPeriod, readRepayment, repaymentWords, type Period } from './periods.ts';
import type { ReadingContext, ReadPart, ReadRule } from './readRule.ts';

/** Lowest number that is read as a price without further words: less may be an engine or a badge. */
const minPrice = 1_000;
/** From here on a round number without a unit is a budget: smaller ones may be postcodes, others stock numbers. */
const minBudget = 10_000;
const budgetStep = 500;
/** Lowest repayment without a sign of money: `12 month` begins a warranty. */
const minRepayment = 30;
const isBudget = (value: number): boolean => value >= minBudget && value < 1_000_000 && value % budgetStep === 0;

interface Measured {
  attribute: 'price' | 'weekly_price' | 'km' | 'year';
  words: (value: number) => string;
  /** The typed number in the unit of the attribute. */
  held: (value: number) => number;
}

const same = (value: number): number => value;

function measuredAs(
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
function yearNoun(words: readonly QueryWord[], at: number): number {
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

function countedAs(words: readonly QueryWord[], at: number): { length: number; unit: CountedWords['unit'] } | null {
  const found = counted.get(words[at]?.word ?? '')?.find((one) => says(words, at, one.words));
  if (!found) return null;
  // `Budget of 20k`, `my budget is 20k`.
  const joint = ['of', 'is'].includes(words[at + found.words.length]?.word ?? '') ? 1 : 0;
  return { length: found.words.length + joint, unit: found.unit };
}

/** An amount in the unit that the words before it say, where it says none itself. */
function withUnit(amount: Amount, said: ReturnType<typeof countedAs>): Amount {
  return said && said.unit !== 'year' && amount.unit === null ? { ...amount, unit: said.unit } : amount;
}

/** `between 15 and 25 grand`, `$20k to $30k`, `2018-2020`, `2020 2021`. */
export const readSpan: ReadRule = (words, at, context) => {
  const { years, sayValue } = context;
  const unit = countedAs(words, at);
  const between = at + (unit?.length ?? 0);
  const preposition = words[between]?.word === 'between' || words[between]?.word === 'from' ? 1 : 0;
  const lead = between - at + preposition;
  const low = readAmount(words, at + lead) ?? (preposition > 0 ? readSpelled(words, at + lead) : null);
  if (!low) return null;
  const joint = at + lead + low.length;
  const joined = ['and', 'to', 'or', '-', '–'].includes(words[joint]?.word ?? '') ? 1 : 0;
  const high = readAmount(words, joint + joined);
  if (!high) return null;
  const end = joint + joined + high.length;
  const period = readPeriod(words, end);
  const from = high.isThousands && !low.isThousands && low.value < 1_000 ? { ...low, value: low.value * 1_000 } : low;
  const measure = measuredAs(withUnit(high, unit), context, period);
  if (!measure || from.value >= high.value) return null;
  const isYears = measure.attribute === 'year';
  // Two adjacent numbers are a range if they are years, or if a word says so.
  if (isYears ? from.value < years.first : joined === 0) return null;
  if (!isYears && from.value < high.value / 20) return null;
  return {
    length: end + (period?.length ?? 0) + (isYears ? yearNoun(words, end) : 0) - at,
    attribute: measure.attribute,
    filter: `${measure.attribute}:${measure.held(from.value)} TO ${measure.held(high.value)}`,
    text: sayValue('search.fromTo', { from: measure.words(from.value), to: measure.words(high.value) }),
  };
};

/** After these words a small number is not a price. */
const countedNoun = /^(?:seat|door|dr|berth|year|yr|cyl|litre|liter|inch|owner|month|l$|x$)/;
const thousandsFrom = 5;
const thousandsTo = 250;

/** `under 50`: a price in thousands, and `kms under 80` an odometer. */
function inThousands(amount: Amount, next = ''): Amount {
  const { value, unit, isThousands } = amount;
  const isShort = unit === null && !isThousands && value >= thousandsFrom && value <= thousandsTo;
  return isShort && !countedNoun.test(next) ? { ...amount, value: value * 1_000, isThousands: true } : amount;
}

/** Order that begins with what comes closest to a bound that nothing is within. */
const closestOrder = {
  to: { price: 'cheapest', weekly_price: 'cheapest', km: 'leastDriven', year: undefined },
  from: { price: 'dearest', weekly_price: 'dearest', km: undefined, year: 'newest' },
} as const;

/** A year, and the years around it for where there is nothing of that year. */
function ofYear(value: number, { sayValue }: ReadingContext): Omit<ReadPart, 'length'> {
  const looser = [1, 3].map((away) => ({
    attribute: 'year',
    filter: `year:${value - away} TO ${value + away}`,
    text: sayValue('search.fromTo', { from: value - away, to: value + away }),
  }));
  return { attribute: 'year', filter: `year = ${value}`, text: String(value), looser };
}

/** `under 40000`, `less than 100,000 km`, `kms under 80000`, `from 2018`, `2019 or newer`, `20k`, `2018`. */
export const readLimit: ReadRule = (words, at, context) => {
  const { years, say } = context;
  const countedWord = countedAs(words, at);
  const repayment = countedWord ? null : readRepayment(words, at);
  const before = at + (countedWord ?? repayment ?? { length: 0 }).length;
  const boundBefore = readBound(words, before);
  const start = before + (boundBefore?.length ?? 0);
  const found = readAmount(words, start);
  if (!found) return null;
  const isCalendar = found.unit === null && found.value >= years.first && found.value <= years.last;
  const end = start + found.length + (isCalendar ? yearNoun(words, start + found.length) : 0);
  const spoken = readPeriod(words, end);
  const period = spoken ?? repayment;
  const behind = end + (spoken?.length ?? 0);
  const after = boundAfter(words, behind);
  const isLimit = boundBefore?.bound === 'to' && !boundBefore.ofYears;
  const amount = isLimit && !period ? inThousands(found, words[end]?.word) : found;
  const measure = measuredAs(withUnit(amount, countedWord), context, period);
  const isYear = measure?.attribute === 'year';
  if (!measure || (countedWord?.unit === 'year' && !isYear) || (boundBefore?.ofYears && !isYear)) return null;
  const { value } = amount;
  const onwards = words[start]?.word.endsWith('+') ?? false;
  const bound = onwards ? 'from' : (after?.bound ?? boundBefore?.bound ?? (isYear ? null : 'to'));
  // `Within 100 km of Newcastle` is a distance, even where Newcastle is not known.
  // The range of an electric car is none either.
  if (measure.attribute === 'km' && ['of', 'from', 'range'].includes(words[end]?.word ?? '')) return null;
  const length = behind + (after?.length ?? 0) - at;
  if (bound === null) return { length, ...ofYear(value, context) };
  const isBare = !countedWord && !boundBefore && !after && !onwards && amount.unit === null && !amount.isThousands;
  if (isBare && (period ? value < minRepayment : !isBudget(value))) return null;
  // `before 2018` excludes 2018; `2018 or older` includes it.
  const isStrict = isYear && bound === 'to' && !after;
  const operator = bound === 'from' ? '>=' : isStrict ? '<' : '<=';
  const order = closestOrder[bound][measure.attribute];
  return {
    length,
    attribute: measure.attribute,
    filter: `${measure.attribute} ${operator} ${measure.held(value)}`,
    ...saidBound(bound === 'from' ? 'from' : isStrict ? 'before' : 'upTo', measure.words(value), say),
    isBound: true,
    ...(order ? { insteadOrder: orderOf(order, say) } : {}),
  };
};

const nearly = new Set(['about', 'around', 'approx', 'approximately', 'roughly', 'circa']);
/** Tolerance of "about" an amount. */
const nearlyShare = 0.15;

/** `about 20k`, `around 2018`. */
export const readAbout: ReadRule = (words, at, context) => {
  const { say } = context;
  const amount = nearly.has(words[at]?.word ?? '') ? readAmount(words, at + 1) : null;
  if (!amount) return null;
  const end = at + 1 + amount.length;
  const period = readPeriod(words, end);
  const measure = measuredAs(amount, context, period);
  if (!measure) return null;
  const { value } = amount;
  const away = measure.attribute === 'year' ? 1 : Math.round(value * nearlyShare);
  const [low, high] = [value - away, value + away];
  const said = { value: measure.words(value), from: measure.words(low), to: measure.words(high) };
  return {
    length: end + (period?.length ?? 0) - at,
    attribute: measure.attribute,
    filter: `${measure.attribute}:${measure.held(low)} TO ${measure.held(high)}`,
    text: say('reading.about', said),
    inSentence: say('reading.noneAbout', said),
  };
};
