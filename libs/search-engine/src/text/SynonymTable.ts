import type { SynonymRule } from './synonyms.ts';
import { baseWord } from './wordForms.ts';
import { queryWords } from './words.ts';

/** Words one after the other. */
export type Phrase = readonly string[];

/** Alternatives for some words, less exact with every step. */
export interface LessMeant {
  phrase: Phrase;
  steps: 1 | 2;
}

const keyOf = (words: Phrase): string => words.map(baseWord).join(' ');
const phrasesOf = (texts: readonly string[]): Phrase[] => texts.map(queryWords).filter((phrase) => phrase.length > 0);

/** The synonyms of an index, prepared for lookup by the words of a query, in singular or plural. */
export class SynonymTable {
  /** Maximum number of words in a phrase. */
  longest = 1;
  private readonly phrases = new Map<string, Map<string, Phrase>>();
  private readonly less = new Map<string, LessMeant[]>();

  constructor(rules: readonly SynonymRule[]) {
    for (const rule of rules) {
      if (rule.type === 'synonym') this.same(phrasesOf(rule.synonyms), phrasesOf(rule.synonyms));
      else if (rule.type === 'oneWaySynonym') this.same([queryWords(rule.input)], phrasesOf(rule.synonyms));
      else this.corrections(queryWords(rule.word), phrasesOf(rule.corrections), rule.type === 'altCorrection1' ? 1 : 2);
    }
  }

  private same(inputs: readonly Phrase[], meant: readonly Phrase[]): void {
    for (const input of inputs) {
      this.longest = Math.max(this.longest, input.length);
      // A search for the words joined into one also matches.
      for (const spelling of [input, [input.join('')]]) {
        const found = this.phrases.get(keyOf(spelling)) ?? new Map<string, Phrase>();
        const typed = spelling.join(' ');
        for (const phrase of [...meant, input]) if (phrase.join(' ') !== typed) found.set(phrase.join(' '), phrase);
        this.phrases.set(keyOf(spelling), found);
      }
    }
  }

  private corrections(input: Phrase, meant: readonly Phrase[], steps: 1 | 2): void {
    this.longest = Math.max(this.longest, input.length);
    const key = keyOf(input);
    this.less.set(key, [...(this.less.get(key) ?? []), ...meant.map((phrase) => ({ phrase, steps }))]);
  }

  /** Alternatives for some words of a query. */
  of(words: Phrase): Iterable<Phrase> {
    return this.phrases.get(keyOf(words))?.values() ?? [];
  }

  /** Alternatives that are used when nothing better is found, and otherwise ranked last. */
  lessMeant(words: Phrase): readonly LessMeant[] {
    return this.less.get(keyOf(words)) ?? [];
  }
}
