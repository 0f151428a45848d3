import type { IndexRecord } from '../columns/columns.ts';
import { LruCache } from '../lists/LruCache.ts';
import { DamagedIndex, isDamage } from './DamagedIndex.ts';
import { readRecords } from './heldRecord.ts';
import type { IndexTables } from './IndexTables.ts';

/** Size limit of the hits that are kept, in characters: some thousand cards, those that pages show first. */
const maxCharacters = 8_000_000;

/** What a hit shows of its record. */
export interface ShownHit {
  /** Names this way to show a record. */
  kind: string;
  /** The one attribute that is shown beside the id; null where it is more, or not as it is. */
  name: string | null;
  /** Shows a record as JSON. */
  write: (record: IndexRecord) => string;
}

/** Hits of one index as JSON, kept for the next page that shows them. */
export class HeldHits {
  private readonly index: string;
  private readonly tables: IndexTables;
  private readonly held = new LruCache<{ kind: string; text: string }, number>(
    maxCharacters,
    ({ text }) => text.length,
  );

  constructor(index: string, tables: IndexTables) {
    this.index = index;
    this.tables = tables;
  }

  /** To be called for each row that is written. */
  drop(row: number): void {
    this.held.drop(row);
  }

  /** @throws `DamagedIndex` where a row has no record that can be read */
  texts(rows: readonly number[], { kind, name, write }: ShownHit): string[] {
    const texts = new Map<number, string>();
    for (const row of rows) {
      const held = this.held.get(row);
      if (held?.kind === kind) texts.set(row, held.text);
    }
    const missing = rows.filter((row) => !texts.has(row));
    const written =
      (name === null ? null : this.withOne(name, missing)) ?? readRecords(this.index, this.tables, missing).map(write);
    written.forEach((text, place) => {
      const row = missing[place]!;
      texts.set(row, text);
      this.held.keep(row, { kind, text });
    });
    return rows.map((row) => texts.get(row)!);
  }

  /** Hits with one attribute, without reading the rest of their records; null where one cannot be read so. */
  private withOne(name: string, rows: readonly number[]): string[] | null {
    if (rows.length === 0) return [];
    try {
      const parts = this.tables.parts(rows, name);
      return rows.map((row) => {
        const { objectID, part } = parts.get(row) ?? {};
        if (objectID === undefined) throw new DamagedIndex(`index ${this.index} has no record for row ${row}`);
        const own = part == null ? '' : `,${JSON.stringify(name)}:${part}`;
        return `{"objectID":${JSON.stringify(objectID)}${own}}`;
      });
    } catch (fault) {
      // A text that is no JSON: reading it whole says which.
      if (isDamage(fault)) throw fault;
      return null;
    }
  }
}
