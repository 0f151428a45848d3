import type { IndexRecord } from '../columns/columns.ts';
import { DamagedIndex } from './DamagedIndex.ts';

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
