import { grouped } from '@forecourt/domain';
import { measures } from '../measures.ts';
import type { ReadRule } from './amountRules.ts';
import { readAmount } from './amounts.ts';
import { boundAfter, readBound } from './bounds.ts';

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

const isTow = (word = ''): boolean => /^(?:tow|tows|towing|pull|pulls)$/.test(word);

/** Minimum towing capacity in kilograms for a vehicle that should tow, when no weight is given. */
const usualTowing = 2_500;
/** Words for what is towed, of whatever weight. */
const towed = new Set(['caravan', 'caravans', 'boat', 'trailer', 'float', 'van', 'camper', 'jetski']);
const articles = new Set(['a', 'an', 'my', 'our', 'the', 'small', 'big', 'large', 'horse']);

/** `tow a caravan`, `towing`. */
const readTowed: ReadRule = (words, at) => {
  if (!isTow(words[at]?.word)) return null;
  let end = at + 1;
  while (articles.has(words[end]?.word ?? '')) end += 1;
  const isNamed = towed.has(words[end]?.word ?? '');
  const noun = ['car', 'cars', 'vehicle'].includes(words[at + 1]?.word ?? '') ? 1 : 0;
  // A `tow bar` is equipment, not a wish to tow.
  if (!isNamed && noun === 0 && !(words[at]?.word === 'towing' && at === words.length - 1)) return null;
  return {
    length: isNamed ? end + 1 - at : 1 + noun,
    attribute: 'towing',
    filter: `towing >= ${usualTowing}`,
    text: `Towing: ${grouped(usualTowing)} kg or more`,
  };
};

/** `tow 3 tonne`, `towing capacity of 2500kg`, `3.5t towing`, `tow a caravan`. */
export const readTowing: ReadRule = (words, at, years) => {
  let lead = isTow(words[at]?.word) ? 1 : 0;
  if (lead && words[at + lead]?.word === 'capacity') lead += 1;
  if (lead && words[at + lead]?.word === 'of') lead += 1;
  if (lead) lead += readBound(words, at + lead)?.length ?? 0;
  const amount = readAmount(words, at + lead);
  if (!amount || (amount.unit !== 'tonnes' && amount.unit !== 'kilograms' && !(lead && amount.value >= 500))) {
    return readTowed(words, at, years);
  }
  const isBehind = !lead && isTow(words[at + amount.length]?.word);
  const tail = isBehind ? 1 + Number(words[at + amount.length + 1]?.word === 'capacity') : 0;
  if (lead + tail === 0) return null;
  const value = Math.round(amount.unit === 'tonnes' ? amount.value * 1_000 : amount.value);
  return {
    length: lead + amount.length + tail,
    attribute: 'towing',
    filter: `towing >= ${value}`,
    text: `Tows ${grouped(value)} kg`,
  };
};

/** `less than 5 years old`, `no older than 3 years`, `over 10 years old`. */
export const readAge: ReadRule = (words, at, years) => {
  const ageBound = readBound(words, at);
  const start = at + (ageBound?.length ?? 0);
  const value = smallNumber(words[start]?.word);
  if (value === null || !/^(?:years?|yrs?)$/.test(words[start + 1]?.word ?? '')) return null;
  const isOld = words[start + 2]?.word === 'old';
  const after = boundAfter(words, start + (isOld ? 3 : 2));
  if (!isOld && !ageBound?.ofYears) return null;
  // Fewer years means a later one: `under 5 years old`, but `no older than 5 years`.
  const flipped = { from: 'to', to: 'from' } as const;
  const bound = ageBound?.ofYears ? ageBound.bound : flipped[ageBound?.bound ?? after?.bound ?? 'to'];
  // The years of the stock end with next year.
  const year = years.last - 1 - value;
  return {
    length: start + 2 + Number(isOld) + (after?.length ?? 0) - at,
    attribute: 'year',
    filter: `year ${bound === 'from' ? '>=' : '<='} ${year}`,
    text: bound === 'from' ? `Up to ${value} years old: from ${year}` : `From ${value} years old: up to ${year}`,
    isBound: true,
  };
};
