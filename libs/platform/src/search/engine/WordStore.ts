import { FlatLists, type PackedLists } from './FlatLists.ts';
import type { RecordWords } from './recordWords.ts';

export interface PackedWords {
  words: readonly string[];
  sorted: Uint32Array<ArrayBuffer>;
  lists: PackedLists;
}

/** A word not yet sorted in is looked for one by one: this many at most. */
const mostUnsorted = 500;

/**
 * The words of every row as small integers: how many belong to its name, those, then the others, each once. Reading a
 * row's forty words costs less than asking any index for the row.
 */
export class WordStore {
  readonly lists: FlatLists;
  /** By code. */
  private readonly words: string[];
  /** Codes of the words that are not sorted in. */
  private readonly recent = new Map<string, number>();
  /** Codes in the order of their words, as far as they are sorted in. */
  private sorted: Uint32Array<ArrayBuffer>;
  private plain: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  /** What `plain` was made from. */
  private plainOf: Uint32Array<ArrayBuffer> | null = null;

  constructor(packed?: PackedWords) {
    this.words = (packed?.words ?? ['']) as string[];
    this.lists = new FlatLists(packed?.lists);
    this.sorted = packed?.sorted ?? new Uint32Array(0);
  }

  packed(): PackedWords {
    this.sortIn(0);
    return {
      words: this.words,
      sorted: this.sorted,
      lists: this.lists.packed(),
    };
  }

  put(row: number, { title, more }: RecordWords): void {
    const codes = [title.length];
    for (const word of title) codes.push(this.code(word));
    for (const word of more) codes.push(this.code(word));
    this.lists.set(row, codes);
  }

  drop(row: number): void {
    this.lists.clear(row);
  }

  /** Number of codes in use: grows with each new word and never shrinks. */
  get size(): number {
    return this.words.length;
  }

  word(code: number): string {
    return this.words[code] ?? '';
  }

  /** By halving and not by a map: of a hundred thousand words a map is as large as the words themselves. */
  find(word: string): number | undefined {
    const code = this.sorted[this.firstFrom(this.sorted, word)];
    return code !== undefined && this.word(code) === word ? code : this.recent.get(word);
  }

  private code(word: string): number {
    const known = this.recent.get(word) ?? this.find(word);
    if (known !== undefined) return known;
    const code = this.words.push(word) - 1;
    this.recent.set(word, code);
    return code;
  }

  /** Codes of the words that begin so. */
  beginningWith(start: string): number[] {
    this.sortIn(mostUnsorted);
    return this.among(this.sorted, start);
  }

  /** The same without words that hold a digit: most of those are stock numbers, and no word is mistyped as one. */
  plainBeginningWith(start: string): number[] {
    this.sortIn(mostUnsorted);
    if (this.plainOf !== this.sorted) {
      this.plain = this.sorted.filter((code) => !/[0-9]/.test(this.word(code)));
      this.plainOf = this.sorted;
    }
    return this.among(this.plain, start);
  }

  private among(sorted: Uint32Array, start: string): number[] {
    const found: number[] = [];
    for (let place = this.firstFrom(sorted, start); place < sorted.length; place += 1) {
      const code = sorted[place] ?? 0;
      if (!this.word(code).startsWith(start)) break;
      found.push(code);
    }
    for (const [word, code] of this.recent) if (word.startsWith(start)) found.push(code);
    return found;
  }

  private firstFrom(sorted: Uint32Array, start: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.word(sorted[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Sorts new words in, unless there are only a few. */
  private sortIn(few: number): void {
    if (this.recent.size <= few) return;
    const added = [...this.recent].sort(([a], [b]) => (a < b ? -1 : 1));
    const merged = new Uint32Array(this.sorted.length + added.length);
    let taken = 0;
    added.forEach(([word, code], place) => {
      const next = this.firstFrom(this.sorted, word);
      merged.set(this.sorted.subarray(taken, next), taken + place);
      merged[next + place] = code;
      taken = next;
    });
    merged.set(this.sorted.subarray(taken), taken + added.length);
    this.sorted = merged;
    this.recent.clear();
  }
}
