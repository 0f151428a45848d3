import { closeWords } from './closeWords.ts';
import { looseCost, missingCost, partCost, prefixLoose, synonymCost, typoCost } from './fitCosts.ts';
import { besideToken, nameSign } from './indexTokens.ts';
import type { Phrase, SynonymTable } from './SynonymTable.ts';
import type { CloseWord, TypoSizes } from './typos.ts';
import { wordForms } from './wordForms.ts';
import { WordHits } from './WordHits.ts';
import type { WordStore } from './WordStore.ts';

/** One interpretation of some adjacent words of a query: every bit of `need` has to be found in the record. */
export interface Cover {
  from: number;
  to: number;
  need: number;
  cost: number;
}

/** How a question's words may be read. */
export interface Reading {
  /** null: no typing errors, and no word is split. */
  sizes: TypoSizes | null;
  /** Which words may be the beginning of a longer one. */
  prefixes: 'last' | 'all' | 'none';
  /** Whether a word may be left out. */
  isOptional: (word: string) => boolean;
}

/** Bits of a number without its sign. */
const maxBits = 31;
/** Words of a question that may be one name. */
const longestName = 3;

/** Alone it says nothing of a model: the 2 of a Mazda 2, the X of an X-Trail. */
const isShortPart = (word: string): boolean => word.length < 3 || /^\p{N}+$/u.test(word);

/** The singular of `evs`, where nothing is called so and an EV is known to mean something: `gts` is a badge, `bus` a word. */
function shortBase(word: string, store: WordStore, synonyms: SynonymTable): string {
  if (!/^\p{L}{2}s$/u.test(word) || store.find(word) !== undefined) return word;
  const base = word.slice(0, -1);
  return [...synonyms.of([base])].length > 0 ? base : word;
}

/** What a question's words may be found as, before any record is looked at. */
export class TextPlan {
  readonly covers: Cover[] = [];
  readonly hits: WordHits;
  /** Words to mark in an answer, for each word of the question. */
  readonly marks: Readonly<Record<'exact' | 'joined' | 'typos', Set<string>>>[];
  private readonly words: Phrase;
  private readonly store: WordStore;
  private readonly reading: Reading;
  /** By place of a word, whether it is a short part of a name that the question holds. */
  private readonly isPart: boolean[];
  private bits = 0;

  constructor(words: Phrase, store: WordStore, synonyms: SynonymTable, reading: Reading) {
    this.words = words.map((word) => shortBase(word, store, synonyms));
    this.store = store;
    this.reading = reading;
    this.hits = new WordHits(store.size);
    this.marks = words.map((word) => ({ exact: new Set([word]), joined: new Set(), typos: new Set() }));
    this.isPart = words.map(() => false);
    for (let length = 2; length <= longestName; length += 1) {
      for (let from = 0; from + length <= words.length; from += 1) this.joined(from, from + length);
    }
    for (let at = 0; at < words.length; at += 1) this.typed(at);
    for (let from = 0; from < words.length; from += 1) {
      this.split(from);
      for (let to = from + 1; to <= Math.min(words.length, from + synonyms.longest); to += 1) {
        this.meant(from, to, synonyms);
      }
      if (reading.isOptional(words[from] ?? '')) this.covers.push({ from, to: from + 1, need: 0, cost: missingCost });
    }
    this.covers.sort((a, b) => a.from - b.from);
  }

  /** Number of words. */
  get length(): number {
    return this.words.length;
  }

  /** Whether each word of the question may be found at all; where not, no record has to be looked at. */
  get isFindable(): boolean {
    const reached = new Set([0]);
    for (const { from, to } of this.covers) if (reached.has(from)) reached.add(to);
    return reached.has(this.words.length);
  }

  private mark(from: number, to: number, text: string, kind: 'exact' | 'joined' | 'typos'): void {
    for (const marks of this.marks.slice(from, to)) marks[kind].add(text);
  }

  /** Words of which one is enough; without any there is nothing to look for. */
  private anyCode(
    from: number,
    to: number,
    codes: readonly (number | undefined)[],
    cost: number,
    close: readonly CloseWord[] = [],
  ): void {
    const known = codes.filter((code) => code !== undefined);
    if (known.length + close.length === 0 || this.bits >= maxBits) return;
    const bit = 1 << this.bits++;
    for (const code of known) this.hits.add(code, bit, 0);
    for (const { code, typos } of close) {
      this.hits.add(code, bit, typos);
      this.mark(from, to, this.store.word(code).replace(nameSign, ''), 'typos');
    }
    this.covers.push({ from, to, need: bit, cost });
  }

  private find(word: string): (number | undefined)[] {
    return [this.store.find(word), this.store.find(nameSign + word)];
  }

  private isPrefix(to: number): boolean {
    const { prefixes } = this.reading;
    return prefixes === 'all' || (prefixes === 'last' && to === this.words.length);
  }

  /** Longer words with this beginning, apart from whole ones: `ev` does not match Everest where there are EVs. */
  private beginning(from: number, to: number, word: string, cost: number): void {
    if (!this.isPrefix(to)) return;
    const codes = [...this.store.beginningWith(word), ...this.store.beginningWith(nameSign + word)];
    this.anyCode(from, to, codes, cost + looseCost * prefixLoose);
  }

  /** Words that are one word in the index: a name that is typed as several, or one typed together. */
  private joined(from: number, to: number): void {
    const parts = this.words.slice(from, to);
    const word = parts.join('');
    this.mark(from, to, word, 'joined');
    const [together, name] = this.find(word);
    const apart = to - from === 2 ? this.apart(word, parts[0]) : undefined;
    this.anyCode(from, to, [to - from === 2 ? together : undefined, name, apart], 0);
    if (name !== undefined || apart !== undefined)
      parts.forEach((part, place) => (this.isPart[from + place] ||= isShortPart(part)));
    this.beginning(from, to, word, 0);
  }

  /** A name of one or two letters and a figure, such as F-150, in texts that write both apart. */
  private apart(word: string, start?: string): number | undefined {
    const [, letters = '', figure = ''] = /^(\p{L}{1,2})(\p{N}{2,4})$/u.exec(word) ?? [];
    return letters === '' || (start !== undefined && start !== letters)
      ? undefined
      : this.store.find(besideToken(letters, figure));
  }

  /** One word: in singular and plural, the beginning of a longer one, or with typing errors. */
  private typed(at: number): void {
    const word = this.words[at] ?? '';
    const { sizes } = this.reading;
    const cost = this.isPart[at] ? partCost : 0;
    const forms = wordForms(word);
    for (const form of forms) this.mark(at, at + 1, form, 'exact');
    const close = sizes ? closeWords(this.store, word, this.isPrefix(at + 1), sizes) : [];
    const known = [...forms.flatMap((form) => this.find(form)), this.apart(word)];
    this.anyCode(at, at + 1, known, cost, close);
    this.beginning(at, at + 1, word, cost);
  }

  /** One word that stands in the index as two: `mazdacx5`. */
  private split(at: number): void {
    const word = this.words[at] ?? '';
    if (!this.reading.sizes || this.find(word).some((code) => code !== undefined)) return;
    for (let place = 2; place <= word.length - 2; place += 1) {
      const halves = [word.slice(0, place), word.slice(place)];
      const codes = halves.map((half) => this.find(half).find((code) => code !== undefined));
      if (codes.includes(undefined)) continue;
      this.all(at, at + 1, codes, typoCost);
      for (const half of halves) this.mark(at, at + 1, half, 'typos');
      return;
    }
  }

  /** What some words stand for. */
  private meant(from: number, to: number, synonyms: SynonymTable): void {
    const typed = this.words.slice(from, to);
    const single: string[] = [];
    for (const phrase of synonyms.of(typed)) {
      if (phrase.length === 1) single.push(...phrase);
      else this.together(from, to, phrase, synonymCost);
    }
    this.oneOf(from, to, single, synonymCost);
    for (const { phrase, steps } of synonyms.lessMeant(typed)) {
      if (phrase.length === 1) this.oneOf(from, to, phrase, steps * looseCost);
      else this.together(from, to, phrase, steps * looseCost);
    }
  }

  private oneOf(from: number, to: number, words: readonly string[], cost: number): void {
    const forms = words.flatMap(wordForms);
    const codes = forms.map((form) => this.store.find(form));
    forms.forEach((form, place) => codes[place] !== undefined && this.mark(from, to, form, 'exact'));
    this.anyCode(from, to, codes, cost);
  }

  /** Words that have to stand beside each other. */
  private together(from: number, to: number, phrase: Phrase, cost: number): void {
    const codes = phrase.slice(1).map((word, place) => this.store.find(besideToken(phrase[place] ?? '', word)));
    if (this.all(from, to, codes, cost)) this.mark(from, to, phrase.join(''), 'exact');
  }

  private all(from: number, to: number, codes: readonly (number | undefined)[], cost: number): boolean {
    if (codes.includes(undefined) || this.bits + codes.length > maxBits) return false;
    let need = 0;
    for (const code of codes) {
      const bit = 1 << this.bits++;
      this.hits.add(code ?? 0, bit, 0);
      need |= bit;
    }
    this.covers.push({ from, to, need, cost });
    return true;
  }
}
