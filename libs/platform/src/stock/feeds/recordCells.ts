import { maxJsonDepth } from '@forecourt/domain/answers';
import type { Cells } from './correctCells.ts';

/** Reads records from text that comes in pieces. It keeps no more than the record that it is in. */
export interface RecordParser {
  /** @returns records that the text completes; null is one that is no object. @throws for text that is not well formed */
  write(text: string): (Cells | null)[];
  /** @throws when the text ends within a record */
  end(): void;
}

/** @throws for a record whose fields are nested deeper than anybody's are: reading it would overflow the stack */
export function checkDepth(depth: number): void {
  if (depth > maxJsonDepth) throw new Error(`a record is nested more than ${maxJsonDepth} deep`);
}

const separator = '|';

function listText(values: readonly unknown[]): string {
  const addresses = values.map((value) => (value as { url?: unknown } | null)?.url);
  if (values.length > 0 && addresses.every((one) => typeof one === 'string')) return addresses.join(separator);
  return values.some((value) => typeof value === 'object') ? JSON.stringify(values) : values.join(separator);
}

/**
 * An object as the cells of a row: nested fields with a dot, lists and addresses of pictures split at `|`.
 * @returns null for what is no object
 */
export function recordCells(record: unknown): Cells | null {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return null;
  const cells: Record<string, string> = {};
  function put(object: object, before: string): void {
    for (const [name, value] of Object.entries(object) as [string, unknown][]) {
      const path = `${before}${name}`;
      if (value === null) cells[path] = '';
      else if (Array.isArray(value)) cells[path] = listText(value);
      else if (typeof value === 'object') put(value, `${path}.`);
      else cells[path] = String(value);
    }
  }
  put(record, '');
  return cells;
}
