const none = -1;
const severalMark = -2;

/** One attribute's values as small integers, so that counting a thousand cars touches no text. */
export class FacetColumn {
  readonly values: string[] = [];
  private readonly codesByValue = new Map<string, number>();
  private readonly codesByFolded = new Map<string, number[]>();
  private codes = new Int32Array(64).fill(none);
  private readonly several = new Map<number, readonly number[]>();

  put(row: number, value: unknown): void {
    if (row >= this.codes.length) {
      const larger = new Int32Array(Math.max(row + 1, this.codes.length * 2)).fill(none);
      larger.set(this.codes);
      this.codes = larger;
    }
    this.several.delete(row);
    const codes = new Set(
      (Array.isArray(value) ? value : [value]).map((one) => this.code(one)).filter((code) => code >= 0),
    );
    const [first = none] = codes;
    this.codes[row] = codes.size > 1 ? severalMark : first;
    if (codes.size > 1) this.several.set(row, [...codes]);
  }

  private code(value: unknown): number {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return none;
    const text = String(value);
    if (text === '') return none;
    let code = this.codesByValue.get(text);
    if (code === undefined) {
      code = this.values.push(text) - 1;
      this.codesByValue.set(text, code);
      const folded = text.toLowerCase();
      this.codesByFolded.set(folded, [...(this.codesByFolded.get(folded) ?? []), code]);
    }
    return code;
  }

  /** Codes of a value, letter case aside. */
  codesOf(value: string): readonly number[] {
    return this.codesByFolded.get(value.toLowerCase()) ?? [];
  }

  exactCode(value: string): number | undefined {
    return this.codesByValue.get(value);
  }

  /** Whether a row holds one of the marked codes. */
  test(marked: Uint8Array): (row: number) => boolean {
    const { codes, several } = this;
    return (row) => {
      const code = codes[row] ?? none;
      if (code >= 0) return marked[code] === 1;
      return code === severalMark && (several.get(row) ?? []).some((one) => marked[one] === 1);
    };
  }

  /** How many of the rows hold each code. */
  count(rows: Int32Array): Uint32Array {
    const counts = new Uint32Array(this.values.length);
    const { codes, several } = this;
    for (const row of rows) {
      const code = codes[row] ?? none;
      if (code >= 0) counts[code]! += 1;
      else if (code === severalMark) for (const one of several.get(row) ?? []) counts[one]! += 1;
    }
    return counts;
  }
}

/** One attribute's numbers; NaN where a row has none. */
export class NumberColumn {
  private numbers = new Float64Array(64).fill(Number.NaN);

  put(row: number, value: unknown): void {
    if (row >= this.numbers.length) {
      const larger = new Float64Array(Math.max(row + 1, this.numbers.length * 2)).fill(Number.NaN);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[row] = typeof value === 'number' ? value : Number.NaN;
  }

  at(row: number): number {
    return this.numbers[row] ?? Number.NaN;
  }
}

export type IndexRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };

/** The value behind a name, dots reaching into objects. */
export function attributeOf(record: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(record, name) || !name.includes('.')) return Object.hasOwn(record, name) ? record[name] : undefined;
  return name.split('.').reduce<unknown>((value, part) => {
    const inside = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return inside ? (value as Record<string, unknown>)[part] : undefined;
  }, record);
}

/** Every countable and comparable attribute of an index, column by column; rows are numbers from 1. */
export class Columns {
  private readonly facets = new Map<string, FacetColumn>();
  private readonly numbers = new Map<string, NumberColumn>();
  private readonly rowsByDealership = new Map<string, Set<number>>();
  private readonly dealerships = new Map<number, string>();
  private readonly rows = new Map<string, number>();
  private readonly ids: string[] = [];

  constructor(facetAttributes: Iterable<string>) {
    for (const name of facetAttributes) this.facets.set(name, new FacetColumn());
  }

  get size(): number {
    return this.rows.size;
  }

  put(row: number, record: IndexRecord): void {
    this.drop(this.ids[row] ?? '');
    this.rows.set(record.objectID, row);
    this.ids[row] = record.objectID;
    for (const [name, column] of this.facets) column.put(row, attributeOf(record, name));
    for (const [name, value] of Object.entries(record)) {
      if (typeof value === 'number' && !this.numbers.has(name)) this.numbers.set(name, new NumberColumn());
    }
    for (const [name, column] of this.numbers) column.put(row, attributeOf(record, name));
    if (typeof record.dealership_id !== 'string') return;
    this.dealerships.set(row, record.dealership_id);
    const dealer = this.rowsByDealership.get(record.dealership_id);
    if (dealer) dealer.add(row);
    else this.rowsByDealership.set(record.dealership_id, new Set([row]));
  }

  drop(objectID: string): void {
    const row = this.rows.get(objectID);
    if (row === undefined) return;
    this.rows.delete(objectID);
    this.ids[row] = '';
    for (const column of this.facets.values()) column.put(row, null);
    for (const column of this.numbers.values()) column.put(row, null);
    const dealership = this.dealerships.get(row);
    if (dealership !== undefined) this.rowsByDealership.get(dealership)?.delete(row);
    this.dealerships.delete(row);
  }

  rowOf(objectID: string): number | undefined {
    return this.rows.get(objectID);
  }

  idOf(row: number): string {
    return this.ids[row] ?? '';
  }

  dealershipOf(row: number): string | undefined {
    return this.dealerships.get(row);
  }

  /** Rows of some dealerships, in ascending order. Ids are compared letter for letter: this is the wall between sites. */
  rowsOf(dealershipIds: Iterable<string>): Int32Array<ArrayBuffer> {
    const rows = [...new Set(dealershipIds)].flatMap((id) => [...(this.rowsByDealership.get(id) ?? [])]);
    return Int32Array.from(rows).sort();
  }

  everyRow(): Int32Array<ArrayBuffer> {
    return Int32Array.from(this.rows.values()).sort();
  }

  facet(name: string): FacetColumn | undefined {
    return this.facets.get(name);
  }

  number(name: string): NumberColumn | undefined {
    return this.numbers.get(name);
  }

  facetNames(): string[] {
    return [...this.facets.keys()].filter((name) => name !== '_tags');
  }
}
