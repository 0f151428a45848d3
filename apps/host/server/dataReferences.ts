import type { DataRow } from './dataRows.ts';

/** What a row holds: elements, what they are given, texts. */
export type Data = unknown;
export type Element = ['$', string, string | null, Record<string, Data>];

/** Rows of the page's data by their ids. */
export type Rows = ReadonlyMap<string, DataRow>;

const references = /"\$[A-Za-z@]?([0-9a-f]+)[":]/g;
/** References to a part of a row. */
export const pathReferences = /"\$([0-9a-f]+):[^"]+"/g;
/** A reference to a row, or to a part of one. */
const reference = /^\$L?([0-9a-f]+)((?::[^"]+)?)$/;

export const isElement = (data: Data): data is Element =>
  Array.isArray(data) && data[0] === '$' && typeof data[1] === 'string' && data.length >= 4;
export const isObject = (data: Data): data is Record<string, Data> => typeof data === 'object' && data !== null;

/** What a string of the data refers to. */
export interface Target {
  row: DataRow;
  /** Steps from the row to the part of it that is meant; none for the row itself. */
  path: readonly string[];
}

/** The row that a string refers to; null for texts and for what is not understood. */
export function targetOf(text: string, rows: Rows): Target | null {
  const [, id = '', path = ''] = reference.exec(text) ?? [];
  const row = rows.get(id);
  return row ? { row, path: path === '' ? [] : path.slice(1).split(':') } : null;
}

/** The part of a row at the end of a path, undefined where it does not lead anywhere. References within are followed. */
export function partAt(data: Data, path: readonly string[], rows: Rows, depth = 0): Data {
  let at = data;
  for (const step of path) {
    if (typeof at === 'string' && depth < 9) {
      const target = targetOf(at, rows);
      at = target?.row.kind === 'data' ? partAt(target.row.data(), target.path, rows, depth + 1) : undefined;
    }
    if (!isObject(at)) return undefined;
    at = isElement(at) && step === 'props' ? at[3] : (at as Record<string, Data>)[step];
  }
  return at;
}

export const idsIn = (text: string): string[] => [...text.matchAll(references)].map(([, id = '']) => id);

/** Rows that a text refers to, and those that these refer to. */
export function reached(from: readonly string[], textOf: (id: string) => string): Set<string> {
  const found = new Set<string>();
  const next = [...from];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    next.push(...idsIn(textOf(id)));
  }
  return found;
}
