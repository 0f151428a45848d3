export type Value = string | number;

/** Sorted by name; a number comes before the text that looks like it. */
function compareValues(a: Value, b: Value): number {
  const [one, other] = [String(a), String(b)];
  if (one === other) return typeof a === typeof b ? 0 : typeof a === 'number' ? -1 : 1;
  return one < other ? -1 : 1;
}

/** Integer codes for the values of one attribute. A number and the same number as text are two values. */
export class Dictionary {
  /** By code; codes below `reserved` are not values. */
  values: Value[];
  /** Codes below this one are in the order of their names, so that comparing them needs no text. */
  sorted: number;
  private readonly reserved: number;
  /** Codes of the values that are not sorted in. */
  private readonly recent = new Map<Value, number>();
  private folded: Map<string, number[]> | null = null;
  private jsons: (string | undefined)[] = [];
  private numbers = new Float64Array(0);
  /** Codes whose number is in `numbers`. */
  private numbered = 0;
  /** Whether any value is a number. */
  hasNumbers = false;
  private hasTexts = false;

  /** @param values in the order of their names */
  constructor(reserved: number, values: readonly Value[] = []) {
    this.reserved = reserved;
    this.values = values.length ? (values as Value[]) : Array.from({ length: reserved }, () => '');
    this.sorted = this.values.length;
  }

  code(value: Value): number {
    const known = this.find(value);
    if (known !== undefined) return known;
    const code = this.values.push(value) - 1;
    this.recent.set(value, code);
    if (typeof value === 'string') this.fold(value, code);
    return code;
  }

  find(value: Value): number | undefined {
    const recent = this.recent.get(value);
    if (recent !== undefined) return recent;
    let low = this.reserved;
    let high = this.sorted;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareValues(this.values[middle]!, value) < 0) low = middle + 1;
      else high = middle;
    }
    return low < this.sorted && this.values[low] === value ? low : undefined;
  }

  /** Codes that came since the last time they were sorted. */
  get unsorted(): number {
    return this.values.length - this.sorted;
  }

  /** Which of two codes' names comes first. */
  compare(a: number, b: number): number {
    return a < this.sorted && b < this.sorted ? a - b : compareValues(this.values[a]!, this.values[b]!);
  }

  /** Gives every value a new code in the order of the names. @returns the new code of each old one */
  sort(): Uint32Array {
    const { values, reserved } = this;
    const old = values.map((_, code) => code);
    const byName = old.slice(reserved).sort((a, b) => this.compare(a, b));
    const codes = Uint32Array.from(old);
    this.values = values.slice(0, reserved);
    for (const code of byName) codes[code] = this.values.push(values[code]!) - 1;
    this.sorted = values.length;
    this.recent.clear();
    this.folded = null;
    this.jsons = [];
    this.numbered = 0;
    return codes;
  }

  private fold(value: string, code: number): void {
    if (!this.folded) return;
    const key = value.toLowerCase();
    const codes = this.folded.get(key);
    if (codes) codes.push(code);
    else this.folded.set(key, [code]);
  }

  private byFolded(): Map<string, number[]> {
    if (this.folded) return this.folded;
    this.folded = new Map();
    this.values.forEach((value, code) => code >= this.reserved && typeof value === 'string' && this.fold(value, code));
    return this.folded;
  }

  /** Codes of texts that differ in letter case alone, group by group. */
  caseGroups(): (readonly number[])[] {
    return [...this.byFolded().values()].filter((codes) => codes.length > 1);
  }

  /** Codes whose text is the given one, letter case aside. */
  alike(text: string): readonly number[] {
    const codes = this.byFolded().get(text.toLowerCase()) ?? [];
    const number = Number(text);
    const numeric = String(number) === text ? this.find(number) : undefined;
    return numeric === undefined ? codes : [...codes, numeric];
  }

  text(code: number): string {
    return String(this.values[code] ?? '');
  }

  /** The text of a code as JSON. */
  json(code: number): string {
    // Filled here and there from nothing, a list becomes a table of keys, which is slow to read.
    if (this.jsons.length === 0) this.jsons = new Array<string>(this.values.length);
    return (this.jsons[code] ??= JSON.stringify(this.text(code)));
  }

  /** Whether some values are numbers and some are texts. */
  get isMixed(): boolean {
    this.asNumbers();
    return this.hasNumbers && this.hasTexts;
  }

  /** The number of each code, NaN for texts. */
  asNumbers(): Float64Array {
    const { length } = this.values;
    if (this.numbered === length) return this.numbers;
    if (this.numbers.length < length) {
      const larger = new Float64Array(this.numbered === 0 ? length : length + 1_024).fill(Number.NaN);
      larger.set(this.numbers.subarray(0, this.numbered));
      this.numbers = larger;
    }
    for (let code = this.numbered; code < length; code += 1) {
      const value = this.values[code];
      this.numbers[code] = typeof value === 'number' ? value : Number.NaN;
      if (code < this.reserved) continue;
      if (typeof value === 'number') this.hasNumbers = true;
      else this.hasTexts = true;
    }
    this.numbered = length;
    return this.numbers;
  }
}
