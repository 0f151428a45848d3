import { anyOf } from '../filters.ts';
import { measures } from '../measures.ts';
import { readAmount, type QueryWord } from './amounts.ts';
import { readBound } from './bounds.ts';
import { listOf } from './readingWords.ts';
import type { ReadingContext, ReadPart, ReadRule } from './readRule.ts';
import { saidBound } from './saidBound.ts';

const isTow = (word = ''): boolean => /^(?:tow|tows|towing|pull|pulls)$/.test(word);

/** Minimum towing capacity in kilograms for a vehicle that should tow, when no weight is given. */
const usualTowing = 2_500;
/** Words for what is towed, of whatever weight. */
const towed = new Set(['caravan', 'caravans', 'boat', 'trailer', 'float', 'van', 'camper', 'jetski']);
const articles = new Set(['a', 'an', 'my', 'our', 'the', 'small', 'big', 'large', 'horse']);

function towing(weight: number, length: number, { say }: ReadingContext): ReadPart {
  const text = say('reading.tows', { weight: measures.kilograms.words(weight) });
  return { length, attribute: 'towing', filter: `towing >= ${weight}`, text };
}

/** A weight in kilograms: `2500kg`, `2.5 tonne`, `of 2500 kg`. */
function readWeight(words: readonly QueryWord[], at: number): { value: number; length: number } | null {
  const joint = ['of', 'at'].includes(words[at]?.word ?? '') ? 1 : 0;
  const lead = joint + (readBound(words, at + joint)?.length ?? 0);
  const amount = readAmount(words, at + lead);
  if (amount?.unit !== 'tonnes' && amount?.unit !== 'kilograms') return null;
  const value = Math.round(amount.unit === 'tonnes' ? amount.value * 1_000 : amount.value);
  return { value, length: lead + amount.length };
}

/** `tow a caravan`, `towing`, `tow a caravan of 2500kg`. */
const readTowed: ReadRule = (words, at, context) => {
  if (!isTow(words[at]?.word)) return null;
  let end = at + 1;
  while (articles.has(words[end]?.word ?? '')) end += 1;
  const isNamed = towed.has(words[end]?.word ?? '');
  const noun = ['car', 'cars', 'vehicle'].includes(words[at + 1]?.word ?? '') ? 1 : 0;
  let behind = at + 1 + noun;
  while (noun > 0 && (articles.has(words[behind]?.word ?? '') || words[behind]?.word === 'for')) behind += 1;
  const named = noun > 0 && towed.has(words[behind]?.word ?? '') ? behind + 1 - at : 0;
  const weight = isNamed ? readWeight(words, end + 1) : null;
  if (weight) return towing(weight.value, end + 1 + weight.length - at, context);
  // A `tow bar` is equipment, not a wish to tow.
  if (!isNamed && noun === 0 && !(/^tow(?:s|ing)?$/.test(words[at]?.word ?? '') && at === words.length - 1))
    return null;
  return {
    length: isNamed ? end + 1 - at : Math.max(named, 1 + noun),
    attribute: 'towing',
    filter: `towing >= ${usualTowing}`,
    text: context.say('reading.towing', { weight: measures.kilograms.words(usualTowing) }),
  };
};

const mostTonnes = 10;
const isBraked = (words: readonly QueryWord[], at: number): boolean => words[at]?.word === 'braked';

/** `tow 3 tonne`, `towing capacity of 2500kg`, `3.5t towing`, `tow a caravan`. */
export const readTowing: ReadRule = (words, at, context) => {
  let lead = isTow(words[at]?.word) ? 1 : 0;
  if (lead && words[at + lead]?.word === 'capacity') lead += 1;
  if (lead && ['of', 'a', 'my', 'our'].includes(words[at + lead]?.word ?? '')) lead += 1;
  if (lead) lead += readBound(words, at + lead)?.length ?? 0;
  const amount = readAmount(words, at + lead);
  // `Tow 3.5` are tonnes.
  const isTonnes = amount?.unit === 'tonnes' || (lead > 0 && amount?.unit === null && amount.value < mostTonnes);
  if (
    !amount ||
    (!isTonnes &&
      amount.unit !== 'kilograms' &&
      !(amount.value >= 500 && (lead || isBraked(words, at + amount.length))))
  ) {
    return readTowed(words, at, context);
  }
  const braked = lead ? 0 : Number(isBraked(words, at + amount.length));
  const isBehind = !lead && isTow(words[at + amount.length + braked]?.word);
  const tail = braked + (isBehind ? 1 + Number(words[at + amount.length + braked + 1]?.word === 'capacity') : 0);
  if (lead + tail === 0) return null;
  const value = Math.round(isTonnes ? amount.value * 1_000 : amount.value);
  const end = at + lead + amount.length + tail;
  const noun = lead > 0 && towed.has(words[end]?.word ?? '') ? 1 : 0;
  return towing(value, end + noun - at, context);
};

/** Words for what has a weight of its own that matters. */
const weighed = /^(?:caravans?|vans?|campers?|trailers?|motorhomes?|tare)$/;

/** `caravan under 2 tonne`, `tare under 2000 kg`. */
export const readTare: ReadRule = (words, at, { say }) => {
  const lead = words[at]?.word === 'tare' ? 1 : 0;
  const limit = readBound(words, at + lead);
  const weight = limit?.bound === 'to' ? readWeight(words, at + lead + limit.length) : null;
  if (!limit || !weight || !words.some(({ word }) => weighed.test(word)) || words.some(({ word }) => isTow(word)))
    return null;
  const said = saidBound('upTo', measures.kilograms.words(weight.value), say);
  const length = lead + limit.length + weight.length;
  return { length, attribute: 'tare_weight', filter: `tare_weight <= ${weight.value}`, ...said };
};

/** Bodies to show for towing where no vehicle of the stock states its capacity. */
export function withoutWeights(part: ReadPart | null, { stock, say }: ReadingContext): ReadPart | null {
  const { counts, maxTowing } = stock.facts;
  const drive = stock.named(['4x4']);
  const bodies = ['Ute', 'SUV'].filter((body) => counts['body']?.[body]);
  if (!part || maxTowing !== null || drive?.attribute !== 'drive' || bodies.length === 0) return part;
  return {
    ...part,
    filter: `${anyOf('drive', drive.values)} AND ${anyOf('body', bodies)}`,
    text: say('reading.towingWith', {
      towing: part.text,
      drives: listOf(drive.values, say),
      bodies: listOf(bodies, say),
    }),
  };
}
