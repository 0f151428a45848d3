import type { SynonymRule } from './synonyms.ts';
import { queryWords } from './words.ts';

/** Words one after the other. */
export type Phrase = readonly string[];

/** The synonyms of an index, ready to be looked up by the words of a question. */
export class SynonymTable {
  /** Most words that stand for something together. */
  readonly longest: number;
  private readonly phrases = new Map<string, Map<string, Phrase>>();

  constructor(rules: readonly SynonymRule[]) {
    let longest = 1;
    for (const rule of rules) {
      const words = rule.synonyms.map(queryWords).filter((phrase) => phrase.length > 0);
      const inputs = rule.type === 'synonym' ? words : [queryWords(rule.input)];
      for (const input of inputs) {
        longest = Math.max(longest, input.length);
        // Written as one word it is asked for as well.
        for (const key of new Set([input.join(' '), input.join('')])) {
          const found = this.phrases.get(key) ?? new Map<string, Phrase>();
          for (const phrase of words) if (phrase.join('') !== input.join('')) found.set(phrase.join(' '), phrase);
          this.phrases.set(key, found);
        }
      }
    }
    this.longest = longest;
  }

  /** What else some words of a question stand for. */
  of(words: Phrase): Iterable<Phrase> {
    return this.phrases.get(words.join(' '))?.values() ?? [];
  }
}
