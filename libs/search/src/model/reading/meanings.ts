import { defaultSynonyms, type SynonymRule } from '../synonyms.ts';
import { plainWords, wordKey } from './wordKey.ts';

/** Short and long name of each state and territory. */
export const states: readonly (readonly [short: string, long: string])[] = [
  ['act', 'australian capital territory'],
  ['nsw', 'new south wales'],
  ['nt', 'northern territory'],
  ['qld', 'queensland'],
  ['sa', 'south australia'],
  ['tas', 'tasmania'],
  ['vic', 'victoria'],
  ['wa', 'western australia'],
];

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
  return meant;
}

let meanings: Map<string, string[]> | null = null;

/** Words that mean the same as others. @param key of the words, as `wordKey` joins them */
export function meaningsOf(key: string): readonly string[] {
  // Created on first use: a browser that loads this file never needs it.
  meanings ??= meantBy(defaultSynonyms);
  return meanings.get(key) ?? [];
}
