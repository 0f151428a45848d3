import { eitherOf } from '../filterWords.ts';
import { quoteFilterValue } from '../filters.ts';
import { readPlaces, readRows } from './countRules.ts';
import { readFeature, readNamed, type NamedPart } from './namedRules.ts';
import type { QueryWord } from './amounts.ts';
import { byFirstWord, says } from './bounds.ts';
import { neededValues } from './needRules.ts';
import type { ReadingContext, ReadPart, ReadRule } from './readRule.ts';

const unwanted = byFirstWord(
  `not, no, non, except, excluding, exclude, but, without, minus, never, avoid, avoiding, hate, nothing, anything but,
  apart from, other than, rather than, except for, but not, and not, but no, and no, that isnt, that is not, thats not,
  which is not, isnt, not keen on, no more, dont want, do not want, dont like, do not like, doesnt have, does not have,
  without any, sick of, dont need, do not need, doesnt need, no need for, w o, anything except, anything other than,
  not interested in`
    .split(/,\s+/)
    .map((phrase) => ({ words: phrase.split(' ') }))
    .toSorted((one, other) => other.words.length - one.words.length),
);
const articles = new Set(['a', 'an', 'any', 'in', 'the', 'from', 'another', 'made', 'by', 'with']);

/** A part that vehicles must not have, and the filter that leaves them out. */
interface Refused {
  part: ReadPart;
  filter: string;
}

/** `seats >= 7` turned round. */
const flipped: Readonly<Record<string, string>> = { '>=': '<', '<=': '>', '=': '!=' };

function readRefused(words: readonly QueryWord[], at: number, context: ReadingContext): Refused | null {
  const counted = readRows(words, at, context) ?? readPlaces(words, at, context);
  const [, attribute, operator = '', value] = /^(\w+) ([<>]?=) (\d+)$/.exec(counted?.filter ?? '') ?? [];
  if (counted && attribute) return { part: counted, filter: `${attribute} ${flipped[operator]} ${value}` };
  const feature = readFeature(words, at, context) ?? equipmentAt(words, at, context);
  const named = readNamed(words, at, context);
  const part = (named && named.length >= (feature?.length ?? 0) ? named : feature) ?? neededValues(words, at, context);
  if (!part) return null;
  const filter = part.values.map((one) => `NOT ${part.attribute}:${quoteFilterValue(one)}`).join(' AND ');
  return { part, filter };
}

/** Equipment by some of its words: no vehicle with it is wanted, whatever else it is called. */
function equipmentAt(words: readonly QueryWord[], at: number, { stock }: ReadingContext): NamedPart | null {
  for (const length of [3, 2, 1]) {
    const typed = words.slice(at, at + length).map(({ word }) => word);
    const values = typed.length === length ? stock.equipment.within(typed) : [];
    if (values.length === 0) continue;
    const said = typed.join(' ');
    const text = values.length === 1 ? (values[0] ?? said) : said.charAt(0).toUpperCase() + said.slice(1);
    return { attribute: 'filtered_features', values, length, filter: '', text };
  }
  return null;
}

/** How many words refuse something that no rule knows; 0 for none. */
export function refusedLength(words: readonly QueryWord[], at: number): number {
  const isShort = words[at]?.word === 'w' && words[at + 1]?.word === 'o';
  if (!isShort && !/^(?:no|not|non|without|minus|avoid|except|excluding)$/.test(words[at]?.word ?? '')) return 0;
  let end = at + 1 + Number(isShort);
  while (articles.has(words[end]?.word ?? '')) end += 1;
  return Math.min(end + 1, words.length) - at;
}

/** `not white`, `no utes`, `anything but a hatch`, `without a third row`, `no sunroof`, `not white or black`. */
export const readUnwanted: ReadRule = (words, at, context) => {
  const { say, sayValue } = context;
  const marker = unwanted.get(words[at]?.word ?? '')?.find((one) => says(words, at, one.words));
  if (!marker) return null;
  const skip = (from: number): number => {
    let end = from;
    while (articles.has(words[end]?.word ?? '')) end += 1;
    return end;
  };
  const start = skip(at + marker.words.length);
  const first = readRefused(words, start, context);
  if (!first) return null;
  const refused = [first];
  let end = start + first.part.length;
  // `Not white or black` refuses both; `not a ute but an suv` one.
  while (['or', 'nor', 'and'].includes(words[end]?.word ?? '')) {
    const next = readRefused(words, skip(end + 1), context);
    if (next?.part.attribute !== first.part.attribute) break;
    refused.push(next);
    end = skip(end + 1) + next.part.length;
  }
  return {
    length: end - at,
    attribute: 'unwanted',
    filter: refused.map(({ filter }) => filter).join(' AND '),
    text: say('reading.not', {
      choices: eitherOf(
        refused.map(({ part }) => part.text),
        sayValue,
      ),
    }),
    isBound: true,
  };
};
