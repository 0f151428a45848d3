import { defaultSynonyms, type SynonymRule } from '@forecourt/search/query';
import { Refusal } from '../Refusal.ts';
import { foldText } from './words.ts';

export type { SynonymRule } from '@forecourt/search/query';

/** What an index was given; null stands for the trade's words that come with the product. */
export type StoredSynonyms = readonly SynonymRule[] | null;

const maxSynonyms = 5_000;
const maxWords = 100;
const longestWord = 100;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readWord(value: unknown, at: string): string {
  if (typeof value === 'string' && value.length <= longestWord && /[\p{L}\p{N}]/u.test(value)) return value;
  throw new Refusal(400, `${at}: expected a word of at most ${longestWord} characters`);
}

function readWords(value: unknown, at: string): string[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > maxWords) {
    throw new Refusal(400, `${at}: expected a list of 1 to ${maxWords} words`);
  }
  return value.map((word, place) => readWord(word, `${at}[${place}]`));
}

/** Found behind what is meant rather: one step further off, or two. */
const alternatives = ['altCorrection1', 'altCorrection2'] as const;

function readSynonym(value: unknown, at: string): SynonymRule {
  if (!isObject(value)) throw new Refusal(400, `${at}: expected an object`);
  const { objectID, type = 'synonym', input, synonyms } = value;
  if (typeof objectID !== 'string' || objectID === '' || objectID.length > 512) {
    throw new Refusal(400, `${at}.objectID: expected 1 to 512 characters`);
  }
  const kind = typeof type === 'string' ? type.toLowerCase() : '';
  const alternative = alternatives.find((one) => one.toLowerCase() === kind);
  if (alternative) {
    const word = readWord(value.word, `${at}.word`);
    return { objectID, type: alternative, word, corrections: readWords(value.corrections, `${at}.corrections`) };
  }
  if (kind !== 'synonym' && kind !== 'onewaysynonym') {
    const known = ['synonym', 'oneWaySynonym', ...alternatives].join(', ');
    throw new Refusal(400, `${at}.type: expected one of ${known}; ${JSON.stringify(type)} is not supported`);
  }
  const words = readWords(synonyms, `${at}.synonyms`);
  if (kind === 'synonym') return { objectID, type: 'synonym', synonyms: words };
  return { objectID, type: 'oneWaySynonym', input: readWord(input, `${at}.input`), synonyms: words };
}

/** Checks a list of synonyms as clients write them. @throws Refusal that says which one is wrong */
export function readSynonyms(value: unknown): SynonymRule[] {
  if (!Array.isArray(value)) throw new Refusal(400, 'synonyms: expected a list');
  if (value.length > maxSynonyms) throw new Refusal(400, `synonyms: more than ${maxSynonyms}`);
  return value.map((one, place) => readSynonym(one, `synonyms[${place}]`));
}

/** The list after a save: those of the same id are replaced, and all of them where the client says so. */
export function savedSynonyms(
  before: StoredSynonyms,
  saved: readonly SynonymRule[],
  { replaceExisting }: { replaceExisting: boolean },
): SynonymRule[] {
  const kept = new Map((replaceExisting ? [] : (before ?? [])).map((rule) => [rule.objectID, rule]));
  for (const rule of saved) kept.set(rule.objectID, rule);
  if (kept.size > maxSynonyms) throw new Refusal(400, `synonyms: more than ${maxSynonyms} in one index`);
  return [...kept.values()];
}

function wordsOfRule(rule: SynonymRule): readonly string[] {
  if (rule.type === 'synonym') return rule.synonyms;
  return rule.type === 'oneWaySynonym' ? [rule.input, ...rule.synonyms] : [rule.word, ...rule.corrections];
}

export interface SynonymQuestion {
  query?: unknown;
  /** Types with commas between them; all when left out. */
  type?: unknown;
  page?: unknown;
  hitsPerPage?: unknown;
}

/** Synonyms in which every typed word begins some word. */
export function findSynonyms(stored: StoredSynonyms, { query = '', type = '', page, hitsPerPage }: SynonymQuestion) {
  if (typeof query !== 'string') throw new Refusal(400, 'query: expected a string');
  if (typeof type !== 'string') throw new Refusal(400, 'type: expected a string');
  const start = wholeNumber('page', page, 0, 0, 1_000_000);
  const max = wholeNumber('hitsPerPage', hitsPerPage, 100, 1, 1_000);
  const types = type.toLowerCase().split(',').filter(Boolean);
  const typed = foldText(query).split(/\s+/).filter(Boolean);
  const found = (stored ?? []).filter((rule) => {
    const words = [...wordsOfRule(rule), rule.objectID].flatMap((text) => foldText(text).split(/\s+/));
    return (
      (types.length === 0 || types.includes(rule.type.toLowerCase())) &&
      typed.every((word) => words.some((one) => one.startsWith(word)))
    );
  });
  return { hits: found.slice(start * max, (start + 1) * max), nbHits: found.length };
}

function wholeNumber(name: string, value: unknown, fallback: number, min: number, max: number): number {
  const number = value === undefined || value === null ? fallback : Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Refusal(400, `${name}: expected a whole number from ${min} to ${max}`);
}

/** The synonyms a search reads. */
export function synonymsInUse(stored: StoredSynonyms): readonly SynonymRule[] {
  return stored ?? defaultSynonyms;
}
