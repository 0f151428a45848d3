import { Dictionary, type Value } from './Dictionary.ts';
import { codesFor, enlarged, FlatLists, type Codes, type PackedLists } from './FlatLists.ts';

const none = 0;
const several = 1;

export interface PackedColumn {
  values: readonly Value[];
  codes: Codes;
  lists: PackedLists;
}

export interface Tally {
  /** Codes that some row holds, in no order. */
  codes: Int32Array;
  /** Rows of each, place by place. */
  counts: Uint32Array;
}

/** All zero between two counts, so that counting ten rows costs ten steps whatever the number of values. */
let scratch = new Uint32Array(1_024);

function known(value: unknown): Value | null {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** One attribute's values as small integers, so that counting a thousand cars touches no text. */
export class ValueColumn {
  readonly dictionary: Dictionary;
  private readonly lists: FlatLists;
  private codes: Codes;

  constructor(packed?: PackedColumn) {
    this.dictionary = new Dictionary(2, packed?.values);
    this.codes = packed?.codes ?? new Uint8Array(64);
    this.lists = new FlatLists(packed?.lists);
  }

  packed(rows: number): PackedColumn {
    const { values } = this.dictionary;
    const codes = codesFor(rows, values.length);
    codes.set(this.codes.subarray(0, rows));
    return { values, codes, lists: this.lists.packed() };
  }

  put(row: number, value: unknown): void {
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

  /** The number a row holds, NaN where it holds none. */
  at(row: number): number {
    return this.dictionary.asNumbers()[this.codes[row] ?? none] ?? Number.NaN;
  }

  /** The one value a row holds, or null. */
  single(row: number): Value | null {
    const code = this.codes[row] ?? none;
    return code > several ? (this.dictionary.values[code] ?? null) : null;
  }

  /** Smallest, largest, mean and sum of the rows' numbers; null where none has one. */
  stats(rows: Int32Array): { min: number; max: number; avg: number; sum: number } | null {
    const numbers = this.dictionary.asNumbers();
    const { codes } = this;
    let [count, sum, min, max] = [0, 0, Infinity, -Infinity];
    for (const row of rows) {
      const number = numbers[codes[row]!]!;
      if (Number.isNaN(number)) continue;
      count += 1;
      sum += number;
      if (number < min) min = number;
      if (number > max) max = number;
    }
    return count > 0 ? { min, max, avg: sum / count, sum } : null;
  }

  /**
   * Whether a row's number passes. Where many rows will be looked at, each value is judged once and not each row.
   * @param rows how many rows will be looked at, about
   */
  numberTest(passes: (number: number) => boolean, rows: number): (row: number) => boolean {
    const numbers = this.dictionary.asNumbers();
    const { codes } = this;
    const { length } = this.dictionary.values;
    if (rows < length) return (row) => passes(numbers[codes[row]!]!);
    const marked = new Uint8Array(length);
    for (let code = 0; code < length; code += 1) if (passes(numbers[code]!)) marked[code] = 1;
    return (row) => marked[codes[row]!] === 1;
  }

  /** Whether a row holds one of the marked codes. */
  test(marked: Uint8Array): (row: number) => boolean {
    const { codes, lists } = this;
    return (row) => {
      const code = codes[row]!;
      if (code !== several) return marked[code] === 1;
      const start = lists.starts[row] ?? 0;
      const end = start + (lists.flat[start] ?? 0);
      for (let place = start + 1; place <= end; place += 1) if (marked[lists.flat[place] ?? none] === 1) return true;
      return false;
    };
  }

  /** How many of the rows hold each value. */
  tally(rows: Int32Array): Tally {
    const { codes, lists } = this;
    const { starts, flat } = lists;
    const size = this.dictionary.values.length;
    if (scratch.length < size) scratch = new Uint32Array(size * 2);
    const counts = scratch;
    const touched: number[] = [];
    for (const row of rows) {
      const code = codes[row]!;
      if (code > several) {
        if (counts[code]!++ === 0) touched.push(code);
      } else if (code === several) {
        const start = starts[row] ?? 0;
        const end = start + (flat[start] ?? 0);
        for (let place = start + 1; place <= end; place += 1) {
          const one = flat[place] ?? none;
          if (counts[one]!++ === 0) touched.push(one);
        }
      }
    }
    const held = Int32Array.from(touched);
    const tallied = new Uint32Array(held.length);
    held.forEach((code, place) => {
      tallied[place] = counts[code] ?? 0;
      counts[code] = 0;
    });
    return { codes: held, counts: tallied };
  }
}
