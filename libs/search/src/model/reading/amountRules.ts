import { readAmount } from './amounts.ts';
import { boundAfter, readBound } from './bounds.ts';
import { countedAs, inThousands, measuredAs, withUnit, yearNoun } from './measuredAs.ts';
import { orderOf } from './orders.ts';
import { readPeriod, readRepayment } from './periods.ts';
import { saidBound } from './saidBound.ts';
import { calendarYear } from './spanRules.ts';
import type { ReadingContext, ReadPart, ReadRule } from './readRule.ts';

/** From here on a round number without a unit is a budget: smaller ones may be postcodes, others stock numbers. */
const minBudget = 10_000;
const budgetStep = 500;
/** Lowest repayment without a sign of money: `12 month` begins a warranty. */
const minRepayment = 30;
const isBudget = (value: number): boolean => value >= minBudget && value < 1_000_000 && value % budgetStep === 0;

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
  const typed = readAmount(words, start);
  if (!typed) return null;
  // `Since 18` is a year.
  const short =
    boundBefore?.ofYears && typed.unit === null && !typed.isThousands ? calendarYear(typed.value, years) : null;
  const found = short === null ? typed : { ...typed, value: short };
  const isCalendar = found.unit === null && found.value >= years.first && found.value <= years.last;
  const end = start + found.length + (isCalendar ? yearNoun(words, start + found.length) : 0);
  const spoken = readPeriod(words, end);
  const period = spoken ?? repayment;
  const behind = end + (spoken?.length ?? 0);
  const after = boundAfter(words, behind);
  const isMoney = countedWord?.unit === 'money' || (after?.bound === 'to' && !boundBefore);
  const isLimit = isMoney || countedWord?.unit === 'km' || (boundBefore?.bound === 'to' && !boundBefore.ofYears);
  const amount = isLimit && !period ? inThousands(found, words[end]?.word) : found;
  const ofKilometres = boundBefore?.ofKilometres ? { length: 0, unit: 'km' as const } : null;
  const measure = measuredAs(withUnit(amount, countedWord ?? ofKilometres), context, period);
  const isYear = measure?.attribute === 'year';
  if (!measure || (countedWord?.unit === 'year' && !isYear) || (boundBefore?.ofYears && !isYear)) return null;
  const { value } = amount;
  const onwards = words[start]?.word.endsWith('+') ?? false;
  const bound = onwards ? 'from' : (after?.bound ?? boundBefore?.bound ?? (isYear ? null : 'to'));
  // `Within 100 km of Newcastle` is a distance, even where Newcastle is not known.
  // The range of an electric car is none either.
  const isRange = [words[at - 1], words[at - 2]].some((word) => word?.word === 'range');
  if (measure.attribute === 'km' && (isRange || ['of', 'from', 'range'].includes(words[end]?.word ?? ''))) return null;
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
  const lead = nearly.has(words[at]?.word ?? '') ? 1 : 0;
  const typed = readAmount(words, at + lead);
  const isIsh = typed !== null && words[at + lead + typed.length]?.word === 'ish';
  if (!typed || (lead === 0 && !isIsh)) return null;
  const end = at + lead + typed.length + Number(isIsh);
  const amount = inThousands(typed, words[end]?.word);
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
