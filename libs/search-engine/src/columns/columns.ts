import { placesOf } from './places.ts';
import { RowIds } from './RowIds.ts';
import type { PackedTexts } from '../lists/TextList.ts';
import { ValueColumn, type PackedColumn } from './ValueColumn.ts';

export type IndexRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };

/** The value of an attribute path; dots reach into objects. */
export function attributeOf(record: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(record, name) || !name.includes('.')) return Object.hasOwn(record, name) ? record[name] : undefined;
  return name.split('.').reduce<unknown>((value, part) => {
    const inside = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return inside ? (value as Record<string, unknown>)[part] : undefined;
  }, record);
}

export interface PackedColumns {
  /** Object id of each row, empty for a free row. */
  ids: PackedTexts;
  facets: Readonly<Record<string, PackedColumn>>;
  numbers: Readonly<Record<string, PackedColumn>>;
  places: PackedColumn;
}

/** A number, or a list of numbers. */
const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' ||
  (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number'));

/** Every countable and comparable attribute of an index, column by column; rows are numbers from 1. */
export class Columns {
  private readonly facets = new Map<string, ValueColumn>();
  /** Numbers that are compared and sorted by but not counted. */
  private readonly numbers = new Map<string, ValueColumn>();
  private readonly ids: RowIds;
  /** Where each row stands (`_geoloc`). No filter names it. */
  readonly places: ValueColumn;

  constructor(facetAttributes: Iterable<string>, sortedBy: Iterable<string>, packed?: PackedColumns) {
    this.ids = new RowIds(packed?.ids);
    this.places = new ValueColumn(packed?.places);
    for (const name of facetAttributes) this.facets.set(name, new ValueColumn(packed?.facets[name]));
    for (const name of [...sortedBy, ...Object.keys(packed?.numbers ?? {})]) {
      if (!this.facets.has(name)) this.numbers.set(name, new ValueColumn(packed?.numbers[name]));
    }
  }

  packed(): PackedColumns {
    const { length } = this.ids;
    const pack = (columns: ReadonlyMap<string, ValueColumn>) =>
      Object.fromEntries([...columns].map(([name, column]) => [name, column.packed(length)]));
    return {
      ids: this.ids.packed(),
      facets: pack(this.facets),
      numbers: pack(this.numbers),
      places: this.places.packed(length),
    };
  }

  get size(): number {
    return this.ids.size;
  }

  put(row: number, record: IndexRecord): void {
    this.ids.set(row, record.objectID);
    for (const [name, column] of this.facets) column.put(row, attributeOf(record, name));
    for (const name in record) {
      if (!isNumeric(record[name]) || this.facets.has(name) || this.numbers.has(name)) continue;
      this.numbers.set(name, new ValueColumn());
    }
    for (const [name, column] of this.numbers) {
      const value = attributeOf(record, name);
      column.put(row, isNumeric(value) ? value : null);
    }
    this.places.put(row, placesOf(record._geoloc));
  }

  drop(row: number): void {
    if (!this.ids.has(row)) return;
    this.ids.clear(row);
    for (const column of this.facets.values()) column.put(row, null);
    for (const column of this.numbers.values()) column.put(row, null);
    this.places.put(row, null);
  }

  rowOf(objectID: string): number | undefined {
    return this.ids.rowOf(objectID);
  }

  idOf(row: number): string {
    return this.ids.of(row);
  }

  dealershipOf(row: number): string | undefined {
    const value = this.facets.get('dealership_id')?.single(row);
    return typeof value === 'string' ? value : undefined;
  }

  /** Rows of some dealerships, in ascending order. Ids are compared letter for letter: this is the wall between sites. */
  rowsOf(dealershipIds: Iterable<string>): Int32Array<ArrayBuffer> {
    const column = this.facets.get('dealership_id');
    if (!column) return new Int32Array(0);
    const marked = new Uint8Array(column.dictionary.values.length);
    for (const id of dealershipIds) marked[column.dictionary.find(id) ?? 0] = 1;
    // The first two codes mean "none" and "several", not a dealership.
    marked.fill(0, 0, 2);
    const isTheirs = column.test(marked);
    return this.rowsThat((row) => isTheirs(row) && column.single(row) !== null);
  }

  everyRow(): Int32Array<ArrayBuffer> {
    return this.rowsThat((row) => this.ids.has(row));
  }

  private rowsThat(test: (row: number) => boolean): Int32Array<ArrayBuffer> {
    const rows = new Int32Array(this.ids.length);
    let count = 0;
    for (let row = 1; row < this.ids.length; row += 1) if (test(row)) rows[count++] = row;
    return rows.slice(0, count);
  }

  facet(name: string): ValueColumn | undefined {
    return this.facets.get(name);
  }

  number(name: string): ValueColumn | undefined {
    return this.facets.get(name) ?? this.numbers.get(name);
  }

  all(): ValueColumn[] {
    return [...this.facets.values(), ...this.numbers.values()];
  }

  facetNames(): string[] {
    return [...this.facets.keys()].filter((name) => name !== '_tags');
  }
}
