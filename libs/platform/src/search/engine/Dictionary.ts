export type Value = string | number;

/** Values of one attribute, each under a small number. A number and the text that looks like it are two values. */
export class Dictionary {
  /** By code; the codes before `reserved` stand for no value. */
  readonly values: Value[];
  private readonly reserved: number;
  private codes: Map<Value, number> | null = null;
  private folded: Map<string, number[]> | null = null;
  private readonly texts: string[] = [];
  private numbers = new Float64Array(0);
  /** Codes whose number stands in `numbers`. */
  private numbered = 0;

  constructor(reserved: number, values: readonly Value[] = []) {
    this.reserved = reserved;
    this.values = values.length ? (values as Value[]) : Array.from({ length: reserved }, () => '');
  }

  /** Made when first needed: a column that is only counted never needs it. */
  private get known(): Map<Value, number> {
    if (this.codes) return this.codes;
    this.codes = new Map();
    for (let code = this.reserved; code < this.values.length; code += 1) this.codes.set(this.values[code] ?? '', code);
    return this.codes;
  }

  code(value: Value): number {
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const code = this.values.push(value) - 1;
    this.known.set(value, code);
    if (typeof value === 'string') this.fold(value, code);
    return code;
  }

  find(value: Value): number | undefined {
    return this.known.get(value);
  }

  private fold(value: string, code: number): void {
    if (!this.folded) return;
    const key = value.toLowerCase();
    const codes = this.folded.get(key);
    if (codes) codes.push(code);
    else this.folded.set(key, [code]);
  }

  /** Codes whose text is the given one, letter case aside. */
  alike(text: string): readonly number[] {
    if (!this.folded) {
      this.folded = new Map();
      this.values.forEach(
        (value, code) => code >= this.reserved && typeof value === 'string' && this.fold(value, code),
      );
    }
    const codes = this.folded.get(text.toLowerCase()) ?? [];
    const number = Number(text);
    const numeric = String(number) === text ? this.known.get(number) : undefined;
    return numeric === undefined ? codes : [...codes, numeric];
  }

  text(code: number): string {
    return (this.texts[code] ??= String(this.values[code] ?? ''));
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
    }
    this.numbered = length;
    return this.numbers;
  }
}
