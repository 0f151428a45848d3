import type { FlatLists } from '../lists/FlatLists.ts';

/** After more written rows than this the lists are rebuilt. */
const maxChanged = 2_000;

/** Which rows hold each word, as it was when this was made. */
export class WordRows {
  /** Rows written since: what is said of them here is old. */
  readonly changed = new Set<number>();
  /** Where each word's rows begin in `rows`, by code, and where the last one's end. */
  private readonly starts: Uint32Array;
  /** Twice the row, and one more where the word belongs to its name. */
  private readonly rows: Uint32Array;

  /** @param size number of word codes */
  constructor({ starts, flat }: FlatLists, size: number) {
    const ends = new Uint32Array(size + 2);
    for (const start of starts) {
      if (start === 0) continue;
      const end = start + flat[start]!;
      for (let at = start + 2; at <= end; at += 1) ends[flat[at]! + 2]! += 1;
    }
    for (let code = 0; code < size; code += 1) ends[code + 2]! += ends[code + 1]!;
    this.rows = new Uint32Array(ends[size + 1]!);
    starts.forEach((start, row) => {
      if (start === 0) return;
      const end = start + flat[start]!;
      const titleEnd = start + 1 + flat[start + 1]!;
      for (let at = start + 2; at <= end; at += 1) {
        this.rows[ends[flat[at]! + 1]!++] = row * 2 + (at <= titleEnd ? 1 : 0);
      }
    });
    this.starts = ends;
    this.length = starts.length;
  }

  /** Rows there were. */
  readonly length: number;

  get isOld(): boolean {
    return this.changed.size > maxChanged;
  }

  /** Rows that hold a word of that code, twice each and one more where it belongs to the name. */
  of(code: number): Uint32Array {
    return this.rows.subarray(this.starts[code] ?? 0, this.starts[code + 1] ?? 0);
  }

  countOf(code: number): number {
    return (this.starts[code + 1] ?? 0) - (this.starts[code] ?? 0);
  }
}
