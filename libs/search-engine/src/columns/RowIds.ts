import { TextList, type PackedTexts } from '../lists/TextList.ts';

const removed = -1;

function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Maps ids to rows. Queries seldom need it, so the lookup table is built on first use. */
export class RowIds {
  /** By row, empty where there is no record. */
  private readonly ids: TextList;
  /** Hash table of rows by id. */
  private table: Int32Array | null = null;
  /** Slots of `table` that are or were in use. */
  private filled = 0;
  size = 0;

  constructor(packed?: PackedTexts) {
    this.ids = new TextList(packed);
    for (let row = 1; row < this.ids.length; row += 1) if (!this.ids.isEmpty(row)) this.size += 1;
  }

  packed(): PackedTexts {
    return this.ids.packed();
  }

  /** Rows there are or were, and row 0. */
  get length(): number {
    return this.ids.length;
  }

  of(row: number): string {
    return this.ids.get(row);
  }

  has(row: number): boolean {
    return !this.ids.isEmpty(row);
  }

  rowOf(id: string): number | undefined {
    const table = this.known();
    const row = table[this.placeOf(table, id)] ?? 0;
    return row > 0 ? row : undefined;
  }

  set(row: number, id: string): void {
    if (this.ids.get(row) === id) return;
    this.clear(row);
    // Before the id stands in its row: a table made just now would know it already.
    const table = this.known();
    this.ids.set(row, id);
    this.insert(table, row, id);
    this.size += 1;
  }

  clear(row: number): void {
    if (!this.has(row)) return;
    const table = this.known();
    table[this.placeOf(table, this.ids.get(row))] = removed;
    this.ids.set(row, '');
    this.size -= 1;
  }

  /** Slot of an id, or the free one where it belongs. */
  private placeOf(table: Int32Array, id: string): number {
    const mask = table.length - 1;
    let place = hashOf(id) & mask;
    for (let row = table[place]!; row !== 0; row = table[place]!) {
      if (row !== removed && this.ids.get(row) === id) return place;
      place = (place + 1) & mask;
    }
    return place;
  }

  private insert(table: Int32Array, row: number, id: string): void {
    const place = this.placeOf(table, id);
    if (table[place] === 0) this.filled += 1;
    table[place] = row;
  }

  /** The table, enlarged if it has no room for another id. */
  private known(): Int32Array {
    if (this.table && this.filled * 2 < this.table.length) return this.table;
    const table = new Int32Array(2 ** Math.ceil(Math.log2((this.size + 16) * 4)));
    this.filled = 0;
    for (let row = 1; row < this.ids.length; row += 1) if (this.has(row)) this.insert(table, row, this.ids.get(row));
    this.table = table;
    return table;
  }
}
