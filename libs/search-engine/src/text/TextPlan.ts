import { closeWords } from './closeWords.ts';
import type { Phrase, SynonymTable } from './SynonymTable.ts';
import type { TypoSizes } from './typos.ts';
import { WordHits } from './WordHits.ts';
import type { WordStore } from './WordStore.ts';

/** One way to account for some neighbouring words of a question: every bit of `need` has to be found in the record. */
export interface Cover {
  from: number;
  to: number;
  need: number;
  cost: number;
}

/** Typing errors weigh more than any number of synonyms. */
export const typoCost = 16;
export const synonymCost = 1;

/** Bits of a number without its sign. */
const maxBits = 31;

/** What a question's words may be found as, before any record is looked at. */
export class TextPlan {
  readonly covers: Cover[] = [];
  readonly hits: WordHits;
  /** Words to mark in an answer, for each word of the question. */
  readonly marks: Readonly<Record<'exact' | 'joined' | 'typos', Set<string>>>[];
  private readonly words: Phrase;
  private readonly store: WordStore;
  private bits = 0;

  constructor(words: Phrase, store: WordStore, synonyms: SynonymTable, sizes: TypoSizes | null) {
    this.words = words;
    this.store = store;
    this.hits = new WordHits(store.size);
    this.marks = words.map((word) => ({ exact: new Set([word]), joined: new Set(), typos: new Set() }));
    for (let from = 0; from < words.length; from += 1) this.typed(from, from + 1, sizes);
    for (let from = 0; from + 2 <= words.length; from += 1) this.typed(from, from + 2, sizes);
    for (let from = 0; from < words.length; from += 1) {
      this.split(from);
      for (let to = from + 1; to <= Math.min(words.length, from + synonyms.longest); to += 1) {
        const single: string[] = [];
        for (const phrase of synonyms.of(words.slice(from, to))) {
          if (phrase.length === 1) single.push(...phrase);
          else this.together(from, to, phrase);
        }
        if (single.length > 0) this.anyOf(from, to, single);
      }
    }
    this.covers.sort((a, b) => a.from - b.from);
  }

  private bit(): number {
    return this.bits < maxBits ? 1 << this.bits++ : 0;
  }

  private mark(from: number, to: number, text: string, kind: 'exact' | 'joined' | 'typos'): void {
    for (const marks of this.marks.slice(from, to)) marks[kind].add(text);
  }

  /** One word, or two that stand in the index as one. */
  private typed(from: number, to: number, sizes: TypoSizes | null): void {
    const bit = this.bit();
    if (bit === 0) return;
    const word = this.words.slice(from, to).join('');
    const prefix = to === this.words.length;
    if (to - from > 1) this.mark(from, to, word, 'joined');
    const exact = this.store.find(word);
    if (exact !== undefined) this.hits.add(exact, bit, 0);
    if (prefix) for (const code of this.store.beginningWith(word)) this.hits.add(code, bit, 0);
    // Two short words as one would be read as many another word: `toyota and` as the beginning of Toyota Land Cruiser.
    const mayErr = sizes && (to - from === 1 || this.words.slice(from, to).every((one) => one.length >= sizes.one));
    for (const { code, typos } of mayErr ? closeWords(this.store, word, prefix, sizes) : []) {
      this.hits.add(code, bit, typos);
      this.mark(from, to, this.store.word(code), 'typos');
    }
    this.covers.push({ from, to, need: bit, cost: 0 });
  }

  /** One word that stands in the index as two: `mazdacx5`. */
  private split(at: number): void {
    const word = this.words[at] ?? '';
    if (this.store.find(word) !== undefined) return;
    for (let place = 2; place <= word.length - 2; place += 1) {
      const halves = [word.slice(0, place), word.slice(place)];
      const codes = halves.map((half) => this.store.find(half));
      if (codes.includes(undefined)) continue;
      this.together(at, at + 1, halves, typoCost);
      return;
    }
  }

  private anyOf(from: number, to: number, words: readonly string[]): void {
    const bit = this.bit();
    if (bit === 0) return;
    for (const word of words) {
      const code = this.store.find(word);
      if (code === undefined) continue;
      this.hits.add(code, bit, 0);
      this.mark(from, to, word, 'exact');
    }
    this.covers.push({ from, to, need: bit, cost: synonymCost });
  }

  /** Words that have to stand beside each other: each two are in the index as one. */
  private together(from: number, to: number, phrase: Phrase, cost = synonymCost): void {
    const pairs = phrase.slice(1).map((word, place) => `${phrase[place] ?? ''}${word}`);
    const codes = (cost === typoCost ? phrase : pairs).map((pair) => this.store.find(pair));
    if (codes.includes(undefined) || this.bits + codes.length > maxBits) return;
    let need = 0;
    for (const code of codes) {
      const bit = this.bit();
      this.hits.add(code ?? 0, bit, 0);
      need |= bit;
    }
    if (cost === typoCost) for (const word of phrase) this.mark(from, to, word, 'typos');
    else this.mark(from, to, phrase.join(''), 'exact');
    this.covers.push({ from, to, need, cost });
  }
}
