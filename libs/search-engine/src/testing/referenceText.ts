import {
  defaultSynonyms,
  nameAttributes,
  searchableAttributes,
  titleAttributes,
  type SearchRecord,
} from '@forecourt/search/model';

const cutWords = (text: string): string[] =>
  text
    .replace(/['’]/g, '')
    .split(/[^A-Za-zÀ-ÿ0-9]+/)
    .filter(Boolean);

const small = (word: string): string => word.toLowerCase().replace('ë', 'e');

/** Words of a text as a reader cuts them, their parts, and what is written together. */
function wordsOf(text: string): string[] {
  const words = cutWords(text);
  const parts = words.flatMap((word) =>
    word.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=[0-9])|(?<=[0-9])(?=[A-Za-z])/),
  );
  const together = (text.replace(/['’]/g, '').match(/[A-Za-zÀ-ÿ0-9]+(?:[-.&+][A-Za-zÀ-ÿ0-9]+)+/g) ?? []).flatMap(
    (chunk) => runs(cutWords(chunk), Infinity),
  );
  return [...words, ...parts, ...together].map(small);
}

function runs(words: readonly string[], longest: number): string[] {
  return words.flatMap((_, from) =>
    words.flatMap((__, to) => (to > from && to - from < longest ? [words.slice(from, to + 1).join('')] : [])),
  );
}

const namesOf = (text: string): string[] => [cutWords(text).join(''), ...runs(cutWords(text), 3)].map(small);
const besides = (text: string): string[] =>
  cutWords(text)
    .slice(1)
    .map((word, place) => small(`${cutWords(text)[place] ?? ''} ${word}`));

function textsUnder(record: SearchRecord, attributes: readonly string[]): string[] {
  return attributes
    .flatMap((attribute): unknown => record[attribute as keyof SearchRecord])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String);
}

const cut = (phrase: string): string[] => cutWords(phrase.toLowerCase());

const meant = new Map<string, { words: string[]; steps: number }[]>();

/** What else a run of typed words stands for, and how far off that is. */
function meanings(typed: readonly string[]): { words: string[]; steps: number }[] {
  const key = typed.join(' ');
  const before = meant.get(key);
  if (before) return before;
  const asTyped = (phrase: string) => cut(phrase).join(' ') === key || cut(phrase).join('') === key;
  const phrases = defaultSynonyms.flatMap((rule) => {
    if (rule.type === 'synonym') return rule.synonyms.some(asTyped) ? ways(rule.synonyms, 0) : [];
    if (rule.type === 'oneWaySynonym') return asTyped(rule.input) ? ways(rule.synonyms, 0) : [];
    return asTyped(rule.word) ? ways(rule.corrections, rule.type === 'altCorrection1' ? 1 : 2) : [];
  });
  meant.set(key, phrases);
  return phrases;
}

const ways = (phrases: readonly string[], steps: number) => phrases.map((phrase) => ({ words: cut(phrase), steps }));

/** `f150` as a text has it that writes it in two words. */
const apart = (word: string): string => word.replace(/^([a-z]{1,2})([0-9]{2,4})$/, '$1 $2');

interface Held {
  words: ReadonlySet<string>;
  names: ReadonlySet<string>;
  besides: ReadonlySet<string>;
  /** By question. */
  needs: Map<string, Need>;
}

/** Parts of names weigh most, then loose readings, then synonyms. */
type Need = readonly [parts: number, loose: number, synonyms: number];
const none: Need = [Infinity, Infinity, Infinity];
const less = (a: Need, b: Need): Need => ((a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) < 0 ? a : b);
const plus = (a: Need, b: Need): Need => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Singular and plural of the few words that the questions hold. */
const numbers = (word: string): string[] => {
  if (!/[a-z]/.test(word) || word.length < 3) return [word];
  const base = word.replace(/(ch|sh|ss|x|z)es$/, '$1').replace(/(?<=..[^sui])s$/, '');
  return [...new Set([word, base, /(?:ch|sh|ss|x|z)$/.test(base) ? `${base}es` : `${base}s`])];
};

/** Which words are a letter or a figure of a name that the question holds and some record bears. */
function partsOfNames(question: readonly string[], isKnown: (name: string) => boolean): boolean[] {
  const isPart = question.map(() => false);
  question.forEach((_, from) => {
    for (const to of [from + 2, from + 3]) {
      if (to > question.length || !isKnown(question.slice(from, to).join(''))) continue;
      for (let at = from; at < to; at += 1) isPart[at] ||= /^[0-9]+$|^..?$/.test(question[at] ?? '');
    }
  });
  return isPart;
}

/** The closest way to read the rest of the question in what a record holds. */
function closest(held: Held, question: readonly string[], isPart: readonly boolean[], from = 0): Need {
  if (from === question.length) return [0, 0, 0];
  const ends = (word: string) =>
    [...held.words].some((one) => one.startsWith(word)) || [...held.names].some((one) => one.startsWith(word));
  let best = none;
  const take = (to: number, need: Need) => {
    best = less(best, plus(need, closest(held, question, isPart, to)));
  };
  for (let to = from + 1; to <= question.length; to += 1) {
    const run = question.slice(from, to);
    const word = run.join('');
    const parts = run.length === 1 && isPart[from] ? 1 : 0;
    const has = (one: string) =>
      held.names.has(one) || (run.length < 3 && (held.words.has(one) || held.besides.has(apart(one))));
    if (run.length <= 3 && (run.length === 1 ? numbers(word) : [word]).some(has)) take(to, [parts, 0, 0]);
    if (run.length <= 3 && to === question.length && ends(word)) take(to, [parts, 3, 0]);
    for (const { words, steps } of meanings(run)) {
      const isHeld =
        words.length === 1
          ? numbers(words.join('')).some((one) => held.words.has(one))
          : words.slice(1).every((one, place) => held.besides.has(`${words[place] ?? ''} ${one}`));
      if (isHeld) take(to, [0, steps, steps === 0 ? 1 : 0]);
    }
  }
  return best;
}

const seen = new WeakMap<SearchRecord, { name: Held; all: Held }>();

function heldBy(record: SearchRecord) {
  const before = seen.get(record);
  if (before) return before;
  const of = (attributes: readonly string[]): Held => ({
    words: new Set(textsUnder(record, attributes).flatMap(wordsOf)),
    names: new Set(textsUnder(record, nameAttributes).flatMap(namesOf)),
    besides: new Set(textsUnder(record, attributes).flatMap(besides)),
    needs: new Map<string, Need>(),
  });
  const held = { name: of(titleAttributes), all: of(searchableAttributes) };
  seen.set(record, held);
  return held;
}

export interface TextFit {
  /** How far off, 0 is exact: an order by price shows those of the best alone. */
  level: number;
  /** Higher is better. */
  fit: number;
}

/**
 * How records fit typed words, without any index; those that do not fit are left out. Typing errors are not forgiven.
 * Where a model's name is found as one, its letters and figures count for nothing on their own.
 * @param known every record that the index holds, of any site
 * @param shown those of the site
 */
export function textFits(
  known: readonly SearchRecord[],
  shown: readonly SearchRecord[],
  query: string,
): Map<string, TextFit> {
  const question = cut(query);
  const isKnown = (one: string) =>
    known.some((record) => heldBy(record).all.names.has(one) || heldBy(record).all.besides.has(apart(one)));
  const isPart = partsOfNames(question, isKnown);
  const key = `${query} ${isPart.join()}`;
  const needOf = (held: Held): Need => {
    const need = held.needs.get(key) ?? closest(held, question, isPart);
    held.needs.set(key, need);
    return need;
  };
  const needs = shown.map((record) => {
    const { name, all } = heldBy(record);
    return { id: record.objectID, byName: needOf(name), byAll: needOf(all) };
  });
  const fewest = Math.min(...needs.map(({ byAll }) => byAll[0]));
  const fits = new Map<string, TextFit>();
  for (const { id, byName, byAll } of needs) {
    if (byAll[0] === Infinity || byAll[0] > fewest) continue;
    const inName = byName[0] === byAll[0] && byName[1] === byAll[1];
    const level = Math.min(7, byAll[1]);
    fits.set(id, { level, fit: 100 - level * 4 - (inName ? 0 : 2) - (byAll[2] > 0 ? 1 : 0) });
  }
  return fits;
}
