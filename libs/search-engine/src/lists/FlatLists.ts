export type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Room for numbers up to `largest`, in the narrowest array that holds them. */
export function codesFor(length: number, largest: number): Codes {
  if (largest < 256) return new Uint8Array(length);
  return largest < 65_536 ? new Uint16Array(length) : new Uint32Array(length);
}

/** The same numbers with more room, or wider. */
export function enlarged(codes: Codes, length: number, largest: number): Codes {
  const widest = codes.BYTES_PER_ELEMENT === 4 ? 4_294_967_295 : codes.BYTES_PER_ELEMENT === 2 ? 65_535 : 255;
  const larger = codesFor(Math.max(length, codes.length), Math.max(largest, widest));
  larger.set(codes);
  return larger;
}

export interface PackedLists {
  starts: Uint32Array<ArrayBuffer>;
  flat: Codes;
}

/** A list of small numbers for each row, all in one array: a hundred thousand lists are two objects. */
export class FlatLists {
  /** Offset of a row's list in `flat`: its length first, then its numbers. 0 for none. */
  starts: Uint32Array<ArrayBuffer>;
  flat: Codes;
  private used: number;
  /** Places of lists that were replaced since. */
  private wasted = 0;

  constructor(packed?: PackedLists) {
    this.starts = packed?.starts ?? new Uint32Array(0);
    this.flat = packed?.flat ?? new Uint16Array(1);
    this.used = this.flat.length;
  }

  /** Whether any row has a list. */
  get isEmpty(): boolean {
    return this.used - this.wasted <= 1;
  }

  set(row: number, list: ArrayLike<number>): void {
    this.clear(row);
    if (list.length === 0) return;
    if (row >= this.starts.length) {
      const larger = new Uint32Array(Math.max(row + 1, this.starts.length * 2, 64));
      larger.set(this.starts);
      this.starts = larger;
    }
    let largest = list.length;
    for (let place = 0; place < list.length; place += 1) largest = Math.max(largest, list[place] ?? 0);
    const end = this.used + list.length + 1;
    if (end > this.flat.length) this.flat = enlarged(this.flat, Math.ceil(end * 1.4), largest);
    else if (largest > 65_535 && this.flat.BYTES_PER_ELEMENT < 4) this.flat = enlarged(this.flat, end, largest);
    this.flat[this.used] = list.length;
    this.flat.set(list, this.used + 1);
    this.starts[row] = this.used;
    this.used = end;
  }

  clear(row: number): void {
    const start = this.starts[row] ?? 0;
    if (start === 0) return;
    this.wasted += (this.flat[start] ?? 0) + 1;
    this.starts[row] = 0;
    if (this.wasted > 100_000 && this.wasted * 2 > this.used) this.compact();
  }

  /**
   * Gives the numbers of one row's list other names.
   * @param skipped how many at the beginning stay as they are
   */
  rename(row: number, renamed: Uint32Array, skipped = 0): void {
    const start = this.starts[row] ?? 0;
    const end = start + (this.flat[start] ?? 0);
    for (let place = start + 1 + skipped; place <= end; place += 1) this.flat[place] = renamed[this.flat[place]!]!;
  }

  /** Frees the space of removed lists. */
  compact(): void {
    let used = 1;
    const flat = codesFor(this.used - this.wasted, this.flat.BYTES_PER_ELEMENT === 4 ? 65_536 : 256);
    this.starts.forEach((start, row) => {
      if (start === 0) return;
      const length = (this.flat[start] ?? 0) + 1;
      flat.set(this.flat.subarray(start, start + length), used);
      this.starts[row] = used;
      used += length;
    });
    this.flat = flat;
    this.used = used;
    this.wasted = 0;
  }

  packed(): PackedLists {
    this.compact();
    return { starts: this.starts, flat: this.flat };
  }
}
