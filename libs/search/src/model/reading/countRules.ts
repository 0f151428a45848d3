import { measures } from '../measures.ts';
import { boundAfter, readBound } from './bounds.ts';
import type { ReadRule } from './readRule.ts';
import { saidBound } from './saidBound.ts';

const numberWords = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
/** @example smallNumber('seven') // 7 */
export const smallNumber = (word = ''): number | null => {
  if (/^\d{1,2}\+?$/.test(word)) return Number.parseInt(word, 10);
  const place = numberWords.indexOf(word);
  return place < 0 ? null : place + 2;
};

/** What is counted, by the words behind its number, or before it. */
const placesCounted = [
  { attribute: 'seats', nouns: /^seat(?:s|er|ers)?$/, measure: measures.seats },
  { attribute: 'doors', nouns: /^(?:doors?|drs?)$/, measure: measures.doors },
  { attribute: 'sleeps', nouns: /^(?:berths?|sleeps)$/, measure: measures.berths },
] as const;

/** Fewest seats of a vehicle with three rows of them, as the trade counts them. */
const threeRows = 7;

/** `third row`, `3rd row seats`, `three rows`. */
export const readRows: ReadRule = (words, at, { say, sayValue }) => {
  const said = `${words[at]?.word} ${words[at + 1]?.word}`;
  if (!/^(?:(?:third|3rd) row|(?:three|3) rows?)$/.test(said)) return null;
  const noun = words[at + 2]?.word === 'of' ? 3 : 2;
  const length = /^seat(?:s|ing)?$/.test(words[at + noun]?.word ?? '') ? noun + 1 : 2;
  const text = say('reading.threeRows', { seats: measures.seats.words(threeRows, sayValue) });
  return { length, attribute: 'seats', filter: `seats >= ${threeRows}`, text };
};

/** `7 seats`, `seven seater`, `at least 7 seats`, `7 or 8 seats`, `4 berth`, `sleeps 6`, `5 door`. */
export const readPlaces: ReadRule = (words, at, { say, sayValue }) => {
  const isAhead = /^(?:sleeps|seats)$/.test(words[at]?.word ?? '');
  const limit = readBound(words, at + Number(isAhead));
  const place = at + Number(isAhead) + (limit?.length ?? 0);
  const value = smallNumber(words[place]?.word);
  if (value === null || value < 1 || limit?.ofYears) return null;
  const early = boundAfter(words, place + 1);
  const isEither = !early && ['or', 'to', '-', '–'].includes(words[place + 1]?.word ?? '');
  const other = isEither ? smallNumber(words[place + 2]?.word) : null;
  const noun = place + 1 + (early?.length ?? 0) + (other === null ? 0 : 2);
  const counted = placesCounted.find(({ nouns }) => nouns.test(words[isAhead ? at : noun]?.word ?? ''));
  if (!counted) return null;
  const after = early ?? boundAfter(words, noun + Number(!isAhead));
  const length = noun + Number(!isAhead) + (early ? 0 : (after?.length ?? 0)) - at;
  const { attribute, measure } = counted;
  const places = (count: number): string => measure.words(count, sayValue);
  const orMore = (count: number): string => say('reading.orMore', { value: places(count) });
  if (other !== null && other > value) {
    const text = sayValue('search.fromTo', { from: value, to: places(other) });
    return { length, attribute, filter: `${attribute}:${value} TO ${other}`, text };
  }
  const bound = words[place]?.word.endsWith('+') ? 'from' : (after?.bound ?? limit?.bound ?? null);
  if (bound === null) {
    const more = { attribute, filter: `${attribute} >= ${value}`, text: orMore(value) };
    // With more seats or berths than are needed all have a place; nobody asks for five doors because of three.
    const looser = attribute === 'doors' ? [] : [more];
    return { length, attribute, filter: `${attribute} = ${value}`, text: places(value), looser };
  }
  // `More than 5 seats` are 6 and more, `at least 5` and `5 or more` also 5.
  const isStrict = !after && /^(?:more|over|above|greater|less|fewer|under|below)$/.test(words[at]?.word ?? '');
  const end = value + (isStrict ? (bound === 'from' ? 1 : -1) : 0);
  const operator = bound === 'from' ? '>=' : '<=';
  const said = bound === 'from' ? { text: orMore(end) } : saidBound('upTo', places(end), say);
  return { length, attribute, filter: `${attribute} ${operator} ${end}`, ...said };
};

/** `less than 5 years old`, `no older than 3 years`, `over 10 years old`. */
export const readAge: ReadRule = (words, at, { years, say }) => {
  const isLast = /^(?:last|past)$/.test(words[at]?.word ?? '');
  const ageBound = isLast ? null : readBound(words, at);
  const start = at + (isLast ? 1 : (ageBound?.length ?? 0));
  const value = smallNumber(words[start]?.word);
  if (value === null || !/^(?:years?|yrs?)$/.test(words[start + 1]?.word ?? '')) return null;
  const isOld = words[start + 2]?.word === 'old';
  if (/^(?:rego|registration|warranty)$/.test(words[start + 2]?.word ?? '')) return null;
  const after = boundAfter(words, start + (isOld ? 3 : 2));
  const isSaid = /^(?:newer|later|older|earlier)$/.test(words[start + (isOld ? 3 : 2) + 1]?.word ?? '');
  if (!isOld && !ageBound && !isLast && !isSaid) return null;
  // Fewer years means a later one: `under 5 years old`, but `no older than 5 years`.
  const flipped = { from: 'to', to: 'from' } as const;
  const own = ageBound?.ofYears ? ageBound.bound : isSaid ? after?.bound : undefined;
  const bound = own ?? flipped[ageBound?.bound ?? after?.bound ?? 'to'];
  // The years of the stock end with next year.
  const year = years.last - 1 - value;
  const said = { count: value, year: String(year) };
  const isUpTo = bound === 'from';
  return {
    length: start + 2 + Number(isOld) + (after?.length ?? 0) - at,
    attribute: 'year',
    filter: `year ${isUpTo ? '>=' : '<='} ${year}`,
    text: isUpTo ? say('reading.upToYearsOld', said) : say('reading.fromYearsOld', said),
    inSentence: isUpTo ? say('reading.noneUpToYearsOld', said) : say('reading.noneFromYearsOld', said),
    isBound: true,
  };
};
