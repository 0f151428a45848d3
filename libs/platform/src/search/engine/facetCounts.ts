import type { Columns, FacetColumn } from './columns.ts';
import { highlightText, wordPatterns, type HighlightTags } from './highlight.ts';
import { firstRows, type RowOrder } from './order.ts';
import { queryWords } from './words.ts';

export type FacetCounts = Record<string, Record<string, number>>;
export type FacetStats = Record<string, { min: number; max: number; avg: number; sum: number }>;

export interface FacetHit {
  value: string;
  highlighted: string;
  count: number;
}

interface Counted {
  column: FacetColumn;
  counts: Uint32Array;
  /** Codes that some row holds. */
  codes: Int32Array;
  /** Most frequent first; equals by name, so that two machines answer alike. */
  order: RowOrder;
}

function countValues(columns: Columns, rows: Int32Array, attribute: string): Counted | null {
  const column = columns.facet(attribute);
  if (!column) return null;
  const { values } = column;
  const counts = column.count(rows);
  const codes = new Int32Array(counts.length);
  let held = 0;
  for (let code = 0; code < counts.length; code += 1) if (counts[code] !== 0) codes[held++] = code;
  const order: RowOrder = (a, b) =>
    (counts[b] ?? 0) - (counts[a] ?? 0) || ((values[a] ?? '') < (values[b] ?? '') ? -1 : 1);
  return { column, counts, codes: codes.subarray(0, held), order };
}

/** Names a client asked to count: known ones only, `*` for all. */
export function askedFacets(columns: Columns, facets: readonly string[]): string[] {
  if (facets.includes('*')) return columns.facetNames();
  return [...new Set(facets)].filter((name) => columns.facet(name) !== undefined);
}

/** Every asked facet is present, even when it counts nothing: clients drop a facet's range otherwise. */
export function countFacets(columns: Columns, rows: Int32Array, names: readonly string[], most: number): FacetCounts {
  return Object.fromEntries(
    names.map((name) => {
      const counted = countValues(columns, rows, name);
      if (!counted) return [name, {}];
      const { column, counts, codes, order } = counted;
      const shown = firstRows(codes, most, order);
      return [name, Object.fromEntries(shown.map((code) => [column.values[code] ?? '', counts[code] ?? 0]))];
    }),
  );
}

/** Smallest, largest, mean and sum of each facet that is a number in some row. */
export function facetStats(columns: Columns, rows: Int32Array, names: readonly string[]): FacetStats {
  const stats: FacetStats = {};
  for (const name of names) {
    const column = columns.number(name);
    if (!column) continue;
    let [count, sum, min, max] = [0, 0, Infinity, -Infinity];
    for (const row of rows) {
      const number = column.at(row);
      if (Number.isNaN(number)) continue;
      count += 1;
      sum += number;
      if (number < min) min = number;
      if (number > max) max = number;
    }
    if (count > 0) stats[name] = { min, max, avg: sum / count, sum };
  }
  return stats;
}

/** Values of one facet in which every typed word begins some word. */
export function findFacetValues(
  columns: Columns,
  rows: Int32Array,
  attribute: string,
  typed: string,
  most: number,
  tags: HighlightTags,
): FacetHit[] {
  const words = queryWords(typed).map((word) => ({ word, forms: [word], prefix: true }));
  const patterns = wordPatterns(words);
  const counted = countValues(columns, rows, attribute);
  if (!counted) return [];
  const { column, counts, codes, order } = counted;
  const marked = new Map<number, string>();
  for (const code of codes) {
    const { value, matchedWords } = highlightText(column.values[code] ?? '', patterns, tags);
    if (matchedWords.length === patterns.length) marked.set(code, value);
  }
  return firstRows(Int32Array.from(marked.keys()), most, order).map((code) => ({
    value: column.values[code] ?? '',
    highlighted: marked.get(code) ?? '',
    count: counts[code] ?? 0,
  }));
}
