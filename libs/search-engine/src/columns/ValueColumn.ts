import { Dictionary, type Value } from '../lists/Dictionary.ts';
import { codesFor, enlarged, FlatLists, type Codes, type PackedLists } from '../lists/FlatLists.ts';
import type { Bounds } from './bounds.ts';
import { TextMarks } from './TextMarks.ts';
import { numberStats, tallyCodes, zeroCounters, type Marking, type NumberStats, type Tally } from './tallies.ts';

const none = 0;
const several = 1;

export interface PackedColumn {
  values: readonly Value[];
  codes: Codes;
  lists: PackedLists;
}

/** More new values than this are given their place among the names before anything is counted. */
const maxUnsorted = 1_000;

function known(value: unknown): Value | null {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The values of one attribute as integer codes, so that counting cars compares no text. */
export class ValueColumn {
  readonly dictionary: Dictionary;
  private readonly lists: FlatLists;
  private codes: Codes;
  /** Marks the codes of texts. */
  readonly marks: TextMarks;
  /** How `spellings` came out; null after a write. */
  private spelt: { codes: Uint32Array | null } | null = null;

  constructor(packed?: PackedColumn) {
    this.dictionary = new Dictionary(2, packed?.values);
    this.marks = new TextMarks(this.dictionary);
    this.codes = packed?.codes ?? new Uint8Array(64);
    this.lists = new FlatLists(packed?.lists);
  }

  packed(rows: number): PackedColumn {
    this.sortValues();
    const { values } = this.dictionary;
    const codes = codesFor(rows, values.length);
    codes.set(this.codes.subarray(0, rows));
    return { values, codes, lists: this.lists.packed() };
  }

  /** Codes in the order of their names: what is counted is then in order as well. */
  private sortValues(): void {
    if (this.dictionary.unsorted === 0) return;
    const renamed = this.dictionary.sort();
    this.marks.forget();
    const { codes } = this;
    for (let row = 0; row < codes.length; row += 1) {
      if (codes[row] === several) this.lists.rename(row, renamed);
      else codes[row] = renamed[codes[row]!]!;
    }
  }

  put(row: number, value: unknown): void {
    this.spelt = null;
    if (this.codes[row] === several) this.lists.clear(row);
    let code = none;
    if (Array.isArray(value)) {
      const codes = new Set<number>();
      for (const one of value) {
        const held = known(one);
        if (held !== null) codes.add(this.dictionary.code(held));
      }
      if (codes.size > 1) this.lists.set(row, [...codes]);
      code = codes.size > 1 ? several : ([...codes][0] ?? none);
    } else {
      const held = known(value);
      code = held === null ? none : this.dictionary.code(held);
    }
    const largest = this.dictionary.values.length;
    const length = row < this.codes.length ? this.codes.length : Math.max(row + 1, this.codes.length * 2);
    const widest = this.codes.BYTES_PER_ELEMENT === 1 ? 256 : 65_536;
    if (length > this.codes.length || (largest >= widest && this.codes.BYTES_PER_ELEMENT < 4)) {
      this.codes = enlarged(this.codes, length, largest);
    }
    this.codes[row] = code;
  }

  /** The number of each code, NaN where it is none, and the code of each row; until the next write. */
  sortable(): { numbers: Float64Array; codes: Codes } {
    return { numbers: this.dictionary.asNumbers(), codes: this.codes };
  }

  /** The one value a row holds, or null. */
  single(row: number): Value | null {
    const code = this.codes[row] ?? none;
    return code > several ? (this.dictionary.values[code] ?? null) : null;
  }

  get hasNumbers(): boolean {
    this.dictionary.asNumbers();
    return this.dictionary.hasNumbers;
  }

  /** Smallest, largest, mean and sum of the rows' numbers; null where none has one. Lists are not counted as numbers. */
  stats(rows: Int32Array, tally: Tally): NumberStats | null {
    return this.hasNumbers ? numberStats(this.dictionary.asNumbers(), tally, rows, this.codes) : null;
  }

  /** Whether a row's number lies between bounds: for a few rows, fewer than there are values to judge. */
  numberTest(bounds: Bounds): (row: number) => boolean {
    if (!this.lists.isEmpty) return this.test(this.markNumbers(bounds));
    const { low, high } = bounds;
    const numbers = this.dictionary.asNumbers();
    return (row) => numbers[this.codes[row]!]! >= low && numbers[this.codes[row]!]! <= high;
  }

  /** Notes place by place which of the rows have a number between bounds. */
  noteBetween(rows: Int32Array, bounds: Bounds, bit: number, noted: Uint32Array): void {
    if (!this.lists.isEmpty) return this.note(rows, { marked: this.markNumbers(bounds) }, bit, noted);
    const { low, high } = bounds;
    const numbers = this.dictionary.asNumbers();
    const { codes } = this;
    for (let place = 0; place < rows.length; place += 1) {
      const number = numbers[codes[rows[place]!]!]!;
      if (number >= low && number <= high) noted[place]! |= bit;
    }
  }

  /** Codes whose number lies between bounds. */
  markNumbers({ low, high }: Bounds): Uint8Array {
    const numbers = this.dictionary.asNumbers();
    const marked = new Uint8Array(this.dictionary.values.length);
    for (let code = 0; code < marked.length; code += 1) {
      if (numbers[code]! >= low && numbers[code]! <= high) marked[code] = 1;
    }
    return marked;
  }

  /** The code of a row's values with the least of some numbers, and 0 for a row without values. */
  leastOf(row: number, numbers: Float64Array): number {
    const code = this.codes[row] ?? none;
    if (code !== several) return code;
    const { starts, flat } = this.lists;
    const start = starts[row] ?? 0;
    let least = flat[start + 1] ?? none;
    for (let at = start + 2; at <= start + flat[start]!; at += 1)
      if (numbers[flat[at]!]! < numbers[least]!) least = flat[at]!;
    return least;
  }

  /** Whether a row holds one of the marked codes. */
  test(marked: Uint8Array): (row: number) => boolean {
    return (row) => this.holds(row, marked);
  }

  private holds(row: number, marked: Uint8Array): boolean {
    const code = this.codes[row]!;
    if (code !== several) return marked[code] === 1;
    const { starts, flat } = this.lists;
    const start = starts[row] ?? 0;
    const end = start + (flat[start] ?? 0);
    for (let place = start + 1; place <= end; place += 1) if (marked[flat[place] ?? none] === 1) return true;
    return false;
  }

  /** Notes place by place which of the rows hold a marked code; of a list one is enough. */
  note(rows: Int32Array, { marked }: Marking, bit: number, noted: Uint32Array): void {
    const { codes } = this;
    if (this.lists.isEmpty) {
      // Without a branch: which rows are marked is as good as chance.
      for (let place = 0; place < rows.length; place += 1) noted[place]! |= -marked[codes[rows[place]!]!]! & bit;
      return;
    }
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place]!;
      const code = codes[row]!;
      if (marked[code] === 1 || (code === several && this.holds(row, marked))) noted[place]! |= bit;
    }
  }

  /**
   * Writes the rows that hold a marked code, order kept.
   * @param kept at least as long as `rows`
   * @returns how many there are
   */
  keep(rows: Int32Array, { marked }: Marking, kept: Int32Array): number {
    const { codes } = this;
    let count = 0;
    if (this.lists.isEmpty) {
      for (let place = 0; place < rows.length; place += 1) {
        const row = rows[place]!;
        kept[count] = row;
        count += marked[codes[row]!]!;
      }
      return count;
    }
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place]!;
      if (this.holds(row, marked)) kept[count++] = row;
    }
    return count;
  }

  /** By code, the code of the spelling that most rows have: `HiLux` for `Hilux`. null where no two differ by case alone. */
  spellings(): Uint32Array | null {
    if (this.spelt) return this.spelt.codes;
    const { dictionary } = this;
    const groups = dictionary.caseGroups();
    this.spelt = { codes: null };
    if (groups.length === 0) return null;
    const counts = new Uint32Array(dictionary.values.length);
    for (const code of this.codes) counts[code]! += 1;
    this.countLists(this.codes.keys(), counts);
    const codes = Uint32Array.from(dictionary.values.keys());
    for (const group of groups) {
      const [commonest = 0] = [...group].sort((a, b) => counts[b]! - counts[a]! || dictionary.compare(a, b));
      for (const code of group) codes[code] = commonest;
    }
    this.spelt = { codes };
    return codes;
  }

  /** How many of the rows hold each value; until the next count. */
  tally(rows: Int32Array): Tally {
    if (this.dictionary.unsorted > maxUnsorted) this.sortValues();
    const { dictionary, codes } = this;
    const { length } = dictionary.values;
    const counts = zeroCounters(length);
    const tally = tallyCodes(rows, codes, { counts, length, first: several + 1 }, () => {
      const mixed = counts[several]! > 0;
      if (mixed) this.countLists(rows, counts);
      return mixed;
    });
    // Recently added values are after the others, whatever their names.
    if ((tally.codes.at(-1) ?? 0) < dictionary.sorted) return tally;
    const places = [...tally.codes.keys()].sort((a, b) => dictionary.compare(tally.codes[a]!, tally.codes[b]!));
    const inOrder = (list: Uint32Array): Uint32Array => Uint32Array.from(places, (place) => list[place]!);
    return { ...tally, codes: inOrder(tally.codes), counts: inOrder(tally.counts) };
  }

  private countLists(rows: Iterable<number>, counts: Uint32Array): void {
    const { starts, flat } = this.lists;
    for (const row of rows) {
      if (this.codes[row] !== several) continue;
      const start = starts[row] ?? 0;
      const end = start + (flat[start] ?? 0);
      for (let place = start + 1; place <= end; place += 1) counts[flat[place]!]! += 1;
    }
  }
}
