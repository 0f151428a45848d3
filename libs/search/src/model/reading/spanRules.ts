import { readAmount, readSpelled, type Amount, type QueryWord } from './amounts.ts';
import { countedAs, countedNoun, measuredAs, withUnit, yearNoun } from './measuredAs.ts';
import { measures } from '../measures.ts';
import { readPeriod } from './periods.ts';
import type { ReadingContext, ReadRule } from './readRule.ts';

const joints = new Set(['and', 'to', 'or', 'till', 'until', 'through', 'thru', '-', '–']);

/** Words between the two ends of a range: `15k up to 20k`. */
function jointLength(words: readonly QueryWord[], at: number): number {
  if (words[at]?.word === 'up' && words[at + 1]?.word === 'to') return 2;
  return joints.has(words[at]?.word ?? '') ? 1 : 0;
}

const oldestShortYear = 50;

/** A year of two digits. @example calendarYear(18, { first: 1950, last: 2027 }) // 2018 */
export function calendarYear(value: number, { last }: ReadingContext['years']): number | null {
  if (value > 99 || !Number.isInteger(value)) return null;
  if (value <= last % 100) return Math.floor(last / 100) * 100 + value;
  return value >= oldestShortYear ? 1_900 + value : null;
}

/** Money is named in round numbers: `between 15 and 20` are thousands of dollars, `between 12 and 16` years. */
const roundStep = 5;

/** Both ends of a range that are written short: `2015-18`, `between 12 and 16`, `20 to 30`; null for others. */
function shortened(
  [low, high]: readonly [Amount, Amount],
  { years }: ReadingContext,
  isYear: boolean,
): readonly [Amount, Amount] | null {
  const isPlain = [low, high].every(({ unit, isThousands, value }) => unit === null && !isThousands && value >= 1);
  if (!isPlain || high.value > 99) return null;
  const to = calendarYear(high.value, years);
  if (low.value >= years.first && low.value <= years.last) {
    return to !== null && to > low.value ? [low, { ...high, value: to }] : null;
  }
  if (low.value >= high.value) return null;
  const from = calendarYear(low.value, years);
  const isRound = [low, high].every(({ value }) => value % roundStep === 0);
  if (from !== null && to !== null && from < to && (isYear || !isRound)) {
    return [
      { ...low, value: from },
      { ...high, value: to },
    ];
  }
  if (low.value < roundStep || isYear) return null;
  const money = ({ value, length }: Amount): Amount => ({
    value: value * 1_000,
    length,
    unit: 'money',
    isThousands: true,
  });
  return [money(low), money(high)];
}

/** `15 to 25 grand`: the unit at the end is that of both. */
const sameScale = (low: Amount, high: Amount): readonly [Amount, Amount] =>
  high.isThousands && !low.isThousands && low.value < 1_000
    ? [{ ...low, value: low.value * 1_000 }, high]
    : [low, high];

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
  const joined = jointLength(words, joint);
  const typed = readAmount(words, joint + joined);
  if (!typed) return null;
  const end = joint + joined + typed.length;
  const period = readPeriod(words, end);
  const isYear = unit?.unit === 'year' || yearNoun(words, end) > 0;
  const short = joined > 0 || preposition > 0 || years.first <= low.value;
  const [from, high] =
    (short && !period && !countedNoun.test(words[end]?.word ?? '') ? shortened([low, typed], context, isYear) : null) ??
    sameScale(low, typed);
  const measure = measuredAs(withUnit(high, unit), context, period);
  if (!measure || from.value >= high.value) return null;
  const isYears = measure.attribute === 'year';
  // Two adjacent numbers are a range if they are years, or if a word says so.
  if (isYears ? from.value < years.first : joined === 0 && preposition === 0) return null;
  if (!isYears && from.value < high.value / 20) return null;
  return {
    length: end + (period?.length ?? 0) + (isYears ? yearNoun(words, end) : 0) - at,
    attribute: measure.attribute,
    filter: `${measure.attribute}:${measure.held(from.value)} TO ${measure.held(high.value)}`,
    text: sayValue('search.fromTo', { from: measure.words(from.value), to: measure.words(high.value) }),
  };
};

/** The part of ten that `low 20s` names, as its ends within it. */
const parts: Readonly<Record<string, readonly [number, number]>> = {
  low: [0, 4],
  mid: [3, 7],
  high: [6, 10],
  early: [0, 4],
  late: [6, 9],
};

/** `low 20s`, `mid 30s`, `high 40s`: thousands of dollars; `early 2000s`, `late 90s`: years. */
export const readDecade: ReadRule = (words, at, context) => {
  const { sayValue, years } = context;
  const [first, last] = parts[words[at]?.word ?? ''] ?? [];
  const amount = first === undefined ? null : readAmount(words, at + 1);
  if (!amount || first === undefined || last === undefined || amount.value % 10 !== 0) return null;
  const isYears = amount.value >= 1_950 && amount.value < years.last && amount.unit === null;
  const isMoney = amount.value >= 10 && amount.value <= 90 && amount.unit === null && !isYears;
  if ((!isYears && !isMoney) || countedNoun.test(words[at + 1 + amount.length]?.word ?? '')) return null;
  const scale = isYears ? 1 : 1_000;
  const [from, to] = [(amount.value + first) * scale, (amount.value + last) * scale];
  const say = isYears ? String : measures.money.words;
  const attribute = isYears ? 'year' : 'price';
  return {
    length: 1 + amount.length,
    attribute,
    filter: `${attribute}:${from} TO ${to}`,
    text: sayValue('search.fromTo', { from: say(from), to: say(to) }),
  };
};
