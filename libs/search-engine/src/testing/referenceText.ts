import { defaultSynonyms, searchableAttributes, titleAttributes, type SearchRecord } from '@forecourt/search/model';

/** Words of a text as a reader cuts them, and each two neighbours written as one. */
function wordsOf(text: string): string[] {
  const words = text
    .replace(/['’]/g, '')
    .split(/[^A-Za-zÀ-ÿ0-9]+/)
    .filter(Boolean);
  const parts = words.flatMap((word) =>
    word.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=[0-9])|(?<=[0-9])(?=[A-Za-z])/),
  );
  const pairs = words.slice(1).map((word, place) => `${words[place] ?? ''}${word}`);
  return [...words, ...parts, ...pairs].map((word) => word.toLowerCase().replace('ë', 'e'));
}

function textsUnder(record: SearchRecord, attributes: readonly string[]): string[] {
  return attributes
    .flatMap((attribute): unknown => record[attribute as keyof SearchRecord])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String);
}

const cut = (phrase: string): string[] =>
  phrase
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const meant = new Map<string, string[][]>();

/** What else a run of typed words stands for. */
function meanings(typed: readonly string[]): string[][] {
  const before = meant.get(typed.join(' '));
  if (before) return before;
  const asTyped = (phrase: string) =>
    cut(phrase).join(' ') === typed.join(' ') || cut(phrase).join('') === typed.join(' ');
  const phrases = defaultSynonyms
    .filter((rule) => (rule.type === 'synonym' ? rule.synonyms.some(asTyped) : asTyped(rule.input)))
    .flatMap((rule) => rule.synonyms.map(cut));
  meant.set(typed.join(' '), phrases);
  return phrases;
}

/** Fewest synonyms needed to read all of the question in these words, or Infinity. */
function synonymsNeeded(held: ReadonlySet<string>, question: readonly string[], from = 0): number {
  if (from === question.length) return 0;
  const reads = (word: string, to: number) =>
    held.has(word) || (to === question.length && [...held].some((one) => one.startsWith(word)));
  let min = Infinity;
  for (let to = from + 1; to <= question.length; to += 1) {
    const run = question.slice(from, to);
    const rest = () => synonymsNeeded(held, question, to);
    if (run.length <= 2 && reads(run.join(''), to)) min = Math.min(min, rest());
    const isMeant = meanings(run).some((phrase) =>
      phrase.length === 1
        ? held.has(phrase.join(''))
        : phrase.slice(1).every((word, place) => held.has(`${phrase[place] ?? ''}${word}`)),
    );
    if (isMeant) min = Math.min(min, 1 + rest());
  }
  return min;
}

interface HeldWords {
  name: ReadonlySet<string>;
  all: ReadonlySet<string>;
  fits: Map<string, number>;
}

const known = new WeakMap<SearchRecord, HeldWords>();

function heldBy(record: SearchRecord): HeldWords {
  const before = known.get(record);
  if (before) return before;
  const words = (attributes: readonly string[]) => new Set(textsUnder(record, attributes).flatMap(wordsOf));
  const held = { name: words(titleAttributes), all: words(searchableAttributes), fits: new Map<string, number>() };
  known.set(record, held);
  return held;
}

/**
 * How well a car fits typed words, without any index: 0 not at all, then by the record with synonyms, by the record
 * as typed, by the name with synonyms, by the name as typed. Typing errors are not forgiven.
 */
export function textFit(record: SearchRecord, query: string): number {
  const { name, all, fits } = heldBy(record);
  const before = fits.get(query);
  if (before !== undefined) return before;
  const question = cut(query);
  const [byName, byAll] = [synonymsNeeded(name, question), synonymsNeeded(all, question)];
  const inRecord = byAll === Infinity ? 0 : byAll === 0 ? 2 : 1;
  const fit = byName === Infinity ? inRecord : byName === 0 ? 4 : 3;
  fits.set(query, fit);
  return fit;
}
