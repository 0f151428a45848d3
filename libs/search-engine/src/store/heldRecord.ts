import type { IndexRecord } from '../columns/columns.ts';
import { DamagedIndex } from './DamagedIndex.ts';
import type { IndexTables } from './IndexTables.ts';

/** The text of a record that its index says is there. @throws `DamagedIndex` where it is not */
export function heldJson(index: string, row: number, json: string | null | undefined): string {
  if (typeof json !== 'string') throw new DamagedIndex(`index ${index} has no record for row ${row}`);
  return json;
}

/** @throws `DamagedIndex` where the text is no record */
export function parseRecord(index: string, row: number, json: string): IndexRecord {
  try {
    return JSON.parse(json) as IndexRecord;
  } catch {
    throw new DamagedIndex(`index ${index} has a record that cannot be read in row ${row}`);
  }
}

/** The records of some rows. @throws `DamagedIndex` where one is missing or cannot be read */
export function readRecords(index: string, tables: IndexTables, rows: readonly number[]): IndexRecord[] {
  if (rows.length === 0) return [];
  const jsons = tables.jsons(rows);
  return rows.map((row) => parseRecord(index, row, heldJson(index, row, jsons.get(row))));
}
