import { defaultSynonyms, type SynonymRule } from '../synonyms.ts';
import { plainWords, wordKey } from './wordKey.ts';

/** Short and long name of each state and territory. */
const states: readonly (readonly [short: string, long: string])[] = [
  ['act', 'australian capital territory'],
  ['nsw', 'new south wales'],
  ['nt', 'northern territory'],
  ['qld', 'queensland'],
  ['sa', 'south australia'],
  ['tas', 'tasmania'],
  ['vic', 'victoria'],
  ['wa', 'western australia'],
];

const stateNicknames: readonly (readonly [nickname: string, short: string])[] = [['tassie', 'tas']];

function meantBy(rules: readonly SynonymRule[]): Map<string, string[]> {
  const meant = new Map<string, string[]>();
  const add = (from: string, to: readonly string[]) => {
    const key = wordKey(plainWords(from));
    meant.set(key, [...(meant.get(key) ?? []), ...to.map((one) => wordKey(plainWords(one)))]);
  };
  for (const rule of rules) {
    if (rule.type === 'synonym') for (const one of rule.synonyms) add(one, rule.synonyms);
    if (rule.type === 'oneWaySynonym') add(rule.input, rule.synonyms);
  }
  for (const [short, long] of states) {
    add(short, [long]);
    add(long, [short]);
  }
  for (const [nickname, short] of stateNicknames) add(nickname, [short, ...(meant.get(short) ?? [])]);
  return meant;
}

let meanings: Map<string, string[]> | null = null;

/** The short name of a state or territory by any of its names; null for other words. @param key as `wordKey` joins them */
export function stateOf(key: string): string | null {
  const nickname = stateNicknames.find(([name]) => name === key)?.[1];
  const state = states.find(([short, long]) => key === short || key === wordKey(plainWords(long)));
  return nickname ?? state?.[0] ?? null;
}

/** All words that `meaningsOf` knows, as `wordKey` joins them. */
export function wordsWithMeaning(): readonly string[] {
  meanings ??= meantBy(defaultSynonyms);
  return [...meanings.keys()];
}

/** Words that mean the same as others. @param key of the words, as `wordKey` joins them */
export function meaningsOf(key: string): readonly string[] {
  // Created on first use: a browser that loads this file never needs it.
  meanings ??= meantBy(defaultSynonyms);
  return meanings.get(key) ?? [];
}
