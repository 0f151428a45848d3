import { canonicalKind } from '@forecourt/domain/stock-words';
import { anyOf } from '../filters.ts';
import { measures } from '../measures.ts';
import type { QueryWord } from './amounts.ts';
import { byFirstWord } from './bounds.ts';
import { knownModel } from './knownModels.ts';
import { needs, smallCar, type Need } from './needs.ts';
import { listOf } from './readingWords.ts';
import type { ReadingContext, ReadPart } from './readRule.ts';
import { wordKey } from './wordKey.ts';

interface Phrase {
  words: readonly string[];
  need: Need;
}

/** `a|b c` as `a c` and `b c`. */
const spelledOut = (said: string): string[][] =>
  said
    .trim()
    .split(/\s+/)
    .reduce<string[][]>(
      (before, either) => before.flatMap((words) => either.split('|').map((word) => [...words, word])),
      [[]],
    );

let phrases: ReadonlyMap<string, readonly Phrase[]> | null = null;

function phrasesOf(word: string): readonly Phrase[] {
  // Read on first use only: a browser that loads this file never needs it.
  phrases ??= byFirstWord(
    needs
      .flatMap((need) => need.said.split(',').flatMap((said) => spelledOut(said).map((words) => ({ words, need }))))
      .toSorted((one, other) => other.words.length - one.words.length),
  );
  return phrases.get(word) ?? [];
}

/** Words that may stand between those of a phrase. */
const between = new Set(
  'a an the me my own ever very our her his their your of to for in and on is it with some'.split(' '),
);

/** How many words a phrase takes from one position on; 0 where it does not stand there. */
function phraseLength(words: readonly QueryWord[], at: number, phrase: readonly string[]): number {
  let end = at;
  for (const [place, expected] of phrase.entries()) {
    if (place > 0) while (words[end]?.word !== expected && between.has(words[end]?.word ?? '')) end += 1;
    if (words[end]?.word !== expected) return 0;
    end += 1;
  }
  return end - at;
}

/** Whether the words behind or before a need name a body or a model: those say by themselves what it is. */
function namesBody(
  words: readonly QueryWord[],
  { at, length }: { at: number; length: number },
  { stock }: ReadingContext,
): boolean {
  const others = words.map(({ word }, place) => (place >= at && place < at + length ? '' : word));
  return others.some((word, place) =>
    [[word], [word, others[place + 1] ?? '']].some((some) => {
      if (some.includes('')) return false;
      const kind = stock.named(some)?.attribute ?? (knownModel(wordKey(some)) ? 'make_model' : '');
      return kind === 'body' || kind === 'make_model';
    }),
  );
}

interface Criterion {
  filter: string;
  /** What it asks for, in words. */
  text: string;
}

function criteria(need: Need, isBodyNamed: boolean, { stock, say }: ReadingContext): Criterion[] {
  const { counts, maxTowing } = stock.facts;
  const ofKind = (attribute: string, wanted: readonly string[] = []): Criterion[] => {
    const there = Object.keys(counts[attribute] ?? {}).filter((value) =>
      wanted.includes(canonicalKind(attribute, value) ?? ''),
    );
    const ordered = there.toSorted(
      (one, other) =>
        wanted.indexOf(canonicalKind(attribute, one) ?? '') - wanted.indexOf(canonicalKind(attribute, other) ?? ''),
    );
    return there.length === 0 ? [] : [{ filter: anyOf(attribute, ordered), text: listOf(ordered, say) }];
  };
  const { towing } = need;
  const tows = towing !== undefined && maxTowing !== null && maxTowing >= towing;
  return [
    ...(isBodyNamed ? [] : ofKind('body', need.bodies)),
    ...ofKind('drive', need.drives),
    ...(isBodyNamed ? [] : ofKind('transmission', need.transmission === undefined ? [] : [need.transmission])),
    ...ofKind('make', need.makes),
    ...(tows
      ? [{ filter: `towing >= ${towing}`, text: say('reading.tows', { weight: measures.kilograms.words(towing) }) }]
      : []),
  ];
}

/** A need as its chip says it. @example 'Family: SUV, Wagon' */
function needText({ label }: Need, found: readonly string[], { say }: ReadingContext): string {
  const choices = listOf(found, say);
  return say(`reading.${label}`, { choices, bodies: choices, drives: choices });
}

/** What is left out of a search for the vehicles that such a need asks for. */
const attributeOf = ({ makes, drives, towing }: Need): string =>
  makes ? 'origin' : drives ? 'off_road' : towing === undefined ? 'family' : 'towing';

/** The one kind of values that a need is about, for who does not want them: `no chinese cars`; null for other needs. */
export function neededValues(words: readonly QueryWord[], at: number, context: ReadingContext) {
  const { stock } = context;
  for (const { words: phrase, need } of phrasesOf(words[at]?.word ?? '')) {
    const length = phraseLength(words, at, phrase);
    const [attribute, wanted] = need.makes
      ? ['make', need.makes]
      : need.label === 'smallCar'
        ? ['body', need.bodies ?? []]
        : ['', []];
    const values = Object.keys(stock.facts.counts[attribute ?? ''] ?? {}).filter((value) => wanted?.includes(value));
    if (length > 0 && values.length > 0) {
      return { attribute: attribute as string, values, length, filter: '', text: needText(need, values, context) };
    }
  }
  return null;
}

export interface ReadNeed {
  /** Number of words it uses. */
  length: number;
  /** Null where the vehicle that is named already says it all: `van for my plumbing business`. */
  part: ReadPart | null;
}

/** `car for a p plater`, `easy to park`, `for camping`: what vehicles have to be, rather than words to look for. */
export function readNeed(words: readonly QueryWord[], at: number, context: ReadingContext): ReadNeed | null {
  const { say } = context;
  // `Small automatic car`, `small and cheap`: of a `small bus` the body is said.
  const isSmallCar =
    /^(?:small|little|tiny|compact)$/.test(words[at]?.word ?? '') && !namesBody(words, { at, length: 1 }, context);
  const own = isSmallCar ? [{ words: [words[at]?.word ?? ''], need: smallCar }] : [];
  for (const { words: phrase, need } of [...phrasesOf(words[at]?.word ?? ''), ...own]) {
    const length = phraseLength(words, at, phrase);
    if (length === 0) continue;
    const isCaravan =
      need.drives !== undefined && words.some(({ word }) => /^(caravan|van|camper|trailer|motorhome)/.test(word));
    if (isCaravan) return null;
    const isBodyNamed = need.bodies !== undefined && namesBody(words, { at, length }, context);
    const found = criteria(need, isBodyNamed, context);
    if (found.length === 0) {
      if (isBodyNamed) return { length, part: null };
      continue;
    }
    const text = needText(
      need,
      found.map((one) => one.text),
      context,
    );
    const filter = found.map((one) => one.filter).join(' AND ');
    const looser =
      need.looser === undefined
        ? []
        : [{ attribute: 'off_road', filter: anyOf('drive', need.looser), text: listOf(need.looser, say) }];
    return { length, part: { length, attribute: attributeOf(need), filter, text, isBound: true, looser } };
  }
  return null;
}
