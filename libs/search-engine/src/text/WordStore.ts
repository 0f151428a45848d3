import { AttributeSets } from './AttributeSets.ts';
import { FlatLists, type PackedLists } from '../lists/FlatLists.ts';
import { LruCache } from '../lists/LruCache.ts';
import { nameSign } from './indexTokens.ts';
import { lettersOf } from './letters.ts';
import type { CloseWord } from './typos.ts';
import type { RecordWords } from './recordWords.ts';
import { TextList, type PackedTexts } from '../lists/TextList.ts';
import { WordRows } from './WordRows.ts';

export interface PackedWords {
  words: PackedTexts;
  sorted: Uint32Array<ArrayBuffer>;
  plain: Uint32Array<ArrayBuffer>;
  lists: PackedLists;
  /** In which attributes each word of a row stands. */
  places: PackedLists;
  sets: readonly (readonly string[])[];
}

/** Words of so few rows stand behind the others, in no order: most of them are stock numbers. */
const fewUses = 4;

/** Close words kept, in all: visitors make the same typing errors. */
const maxClose = 20_000;
const closeWeight = (found: readonly CloseWord[]): number => 10 + found.length;

/** A word not yet sorted in is looked for one by one: this many at most. */
const maxUnsorted = 500;

/**
 * The words of every row as small integers: how many belong to its name, those, then the others, each once. Reading a
 * row's forty words costs less than asking any index for the row.
 */
export class WordStore {
  readonly lists: FlatLists;
  /** The set of attributes of each of a row's words, in the same order. */
  readonly places: FlatLists;
  readonly sets: AttributeSets;
  /** By code. */
  private readonly words: TextList;
  /** Codes of the words that are not sorted in. */
  private readonly recent = new Map<string, number>();
  /** Codes in the order of their words, as far as they are sorted in. */
  private sorted: Uint32Array<ArrayBuffer>;
  /** Those of them that hold no digit. */
  private plain: Uint32Array<ArrayBuffer>;
  private byWord: WordRows | null = null;
  /** By code, 0 while not known. */
  private letterBits = new Uint32Array(0);
  /** Words that some mistyped ones may have meant; forgotten with every new word. */
  private close: LruCache<readonly CloseWord[]> | null = null;

  constructor(packed?: PackedWords) {
    this.words = new TextList(packed?.words);
    if (!packed) this.words.push('');
    this.lists = new FlatLists(packed?.lists);
    this.places = new FlatLists(packed?.places);
    this.sets = new AttributeSets(packed?.sets);
    this.sorted = packed?.sorted ?? new Uint32Array(0);
    this.plain = packed?.plain ?? new Uint32Array(0);
  }

  packed(): PackedWords {
    this.byWord = null;
    this.letterBits = new Uint32Array(0);
    this.sortIn(0);
    const lists = this.lists.packed();
    this.close = null;
    const order = this.oftenFirst();
    const renamed = new Uint32Array(order.length);
    order.forEach((code, place) => (renamed[code] = place));
    lists.starts.forEach((_, row) => this.lists.rename(row, renamed, 1));
    this.sorted = this.sorted.map((code) => renamed[code]!);
    this.plain = this.plain.map((code) => renamed[code]!);
    const places = this.places.packed();
    return {
      words: this.words.packed(order),
      sorted: this.sorted,
      plain: this.plain,
      lists,
      places,
      sets: this.sets.sets,
    };
  }

  /** All codes, those of the words that many rows have before the others: what is looked up often then lies together. */
  private oftenFirst(): Uint32Array {
    const uses = new Uint32Array(this.size);
    const { starts, flat } = this.lists;
    for (const start of starts) {
      if (start === 0) continue;
      const end = start + flat[start]!;
      for (let at = start + 2; at <= end; at += 1) uses[flat[at]!]! += 1;
    }
    const codes = Array.from(uses.keys()).slice(1);
    const often = codes.filter((code) => uses[code]! > fewUses).sort((a, b) => uses[b]! - uses[a]!);
    return Uint32Array.from([0, ...often, ...codes.filter((code) => uses[code]! <= fewUses)]);
  }

  put(row: number, { title, more, sets = [] }: RecordWords): void {
    const codes = [title.length];
    for (const word of title) codes.push(this.code(word));
    for (const word of more) codes.push(this.code(word));
    this.lists.set(row, codes);
    this.places.set(row, sets);
    this.byWord?.changed.add(row);
  }

  drop(row: number): void {
    this.lists.clear(row);
    this.places.clear(row);
    this.byWord?.changed.add(row);
  }

  /** Whether a row has a word, in one of some attributes. */
  holds(row: number, code: number, within: Uint8Array | null): boolean {
    const start = this.lists.starts[row] ?? 0;
    const place = (this.places.starts[row] ?? 0) - start - 1;
    const end = start + (start === 0 ? 0 : this.lists.flat[start]!);
    for (let at = start + 2; at <= end; at += 1) {
      if (this.lists.flat[at] === code && (!within || within[this.places.flat[at + place]!] === 1)) return true;
    }
    return false;
  }

  /** The rows of each word, made when a question first needs them. */
  rowsOfWords(): WordRows {
    if (!this.byWord || this.byWord.isOld) this.byWord = new WordRows(this.lists, this.size);
    return this.byWord;
  }

  /** Number of codes in use: grows with each new word and never shrinks. */
  get size(): number {
    return this.words.length;
  }

  word(code: number): string {
    return this.words.get(code);
  }

  /** The letters of a word without the sign of a name (`lettersOf`), worked out when a typing error first needs them. */
  letters(code: number): number {
    if (code >= this.letterBits.length) {
      const larger = new Uint32Array(Math.ceil(this.size * 1.2));
      larger.set(this.letterBits);
      this.letterBits = larger;
    }
    const word = this.letterBits[code] === 0 ? this.word(code) : '';
    if (word !== '') this.letterBits[code] = lettersOf(word.startsWith(nameSign) ? word.slice(nameSign.length) : word);
    return this.letterBits[code]!;
  }

  /** By halving and not by a map: of a hundred thousand words a map is as large as the words themselves. */
  find(word: string): number | undefined {
    const code = this.sorted[this.firstFrom(this.sorted, word)];
    return code !== undefined && this.word(code) === word ? code : this.recent.get(word);
  }

  private code(word: string): number {
    const known = this.recent.get(word) ?? this.find(word);
    if (known !== undefined) return known;
    const code = this.words.push(word);
    this.close = null;
    this.recent.set(word, code);
    return code;
  }

  /** The words close to another one, looked for once. */
  closeThrough(key: string, look: () => readonly CloseWord[]): readonly CloseWord[] {
    this.close ??= new LruCache(maxClose, closeWeight);
    return this.close.through(key, look);
  }

  /** Codes of the words that begin so. */
  beginningWith(start: string): Iterable<number> {
    this.sortIn(maxUnsorted);
    return this.among(this.sorted, start);
  }

  /** The same without words that hold a digit: most of those are stock numbers, and no word is mistyped as one. */
  plainBeginningWith(start: string): Iterable<number> {
    this.sortIn(maxUnsorted);
    return this.among(this.plain, start);
  }

  private among(sorted: Uint32Array, start: string): Iterable<number> {
    // No letter comes behind this sign, so the words between are the ones: none of them has to be read.
    const found = sorted.subarray(this.firstFrom(sorted, start), this.firstFrom(sorted, `${start}\uffff`));
    const recent = [...this.recent].filter(([word]) => word.startsWith(start)).map(([, code]) => code);
    return recent.length > 0 ? [...found, ...recent] : found;
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
    this.sorted = this.merged(this.sorted, added);
    this.plain = this.merged(
      this.plain,
      added.filter(([word]) => !/[0-9]/.test(word)),
    );
    this.recent.clear();
  }

  private merged(
    sorted: Uint32Array<ArrayBuffer>,
    added: readonly (readonly [string, number])[],
  ): Uint32Array<ArrayBuffer> {
    const merged = new Uint32Array(sorted.length + added.length);
    let taken = 0;
    added.forEach(([word, code], place) => {
      const next = this.firstFrom(sorted, word);
      merged.set(sorted.subarray(taken, next), taken + place);
      merged[next + place] = code;
      taken = next;
    });
    merged.set(sorted.subarray(taken), taken + added.length);
    return merged;
  }
}
