import type { Columns } from './columns.ts';
import { highlightText, wordPatterns, type HighlightTags } from './highlight.ts';
import { firstRows, type RowOrder } from './order.ts';
import type { FacetOrder } from './queryDefaults.ts';
import { queryWords } from './words.ts';

export type FacetCounts = Record<string, Record<string, number>>;
export type FacetStats = Record<string, { min: number; max: number; avg: number; sum: number }>;

export interface FacetHit {
  value: string;
  highlighted: string;
  count: number;
}

interface Counted {
  text: (place: number) => string;
  counts: Uint32Array;
  /** Places of the values in the count. */
  places: Int32Array;
  order: RowOrder;
}

/** Most frequent first, equals by name, so that two machines answer alike; or by name alone. */
function countValues(columns: Columns, rows: Int32Array, attribute: string, by: FacetOrder): Counted | null {
  const column = columns.facet(attribute);
  if (!column) return null;
  const { codes, counts } = column.tally(rows);
  const { dictionary } = column;
  const text = (place: number): string => dictionary.text(codes[place]!);
  const byName: RowOrder = (a, b) => (text(a) < text(b) ? -1 : 1);
  const order: RowOrder = by === 'alpha' ? byName : (a, b) => counts[b]! - counts[a]! || byName(a, b);
  return { text, counts, places: Int32Array.from(codes.keys()), order };
}

/** Names a client asked to count: known ones only, `*` for all. */
export function askedFacets(columns: Columns, facets: readonly string[]): string[] {
  if (facets.includes('*')) return columns.facetNames();
  return [...new Set(facets)].filter((name) => columns.facet(name) !== undefined);
}

/** Every asked facet is present, even when it counts nothing: clients drop a facet's range otherwise. */
export function countFacets(
  columns: Columns,
  rows: Int32Array,
  names: readonly string[],
  most: number,
  by: FacetOrder,
): FacetCounts {
  return Object.fromEntries(
    names.map((name) => {
      const counted = countValues(columns, rows, name, by);
      if (!counted) return [name, {}];
      const shown = firstRows(counted.places, most, counted.order);
      const values: Record<string, number> = {};
      // A number and the text that looks like it are one value to whoever reads it.
      for (const place of shown)
        values[counted.text(place)] = (values[counted.text(place)] ?? 0) + counted.counts[place]!;
      return [name, values];
    }),
  );
}

/** Smallest, largest, mean and sum of each facet that is a number in some row. */
export function facetStats(columns: Columns, rows: Int32Array, names: readonly string[]): FacetStats {
  const stats: FacetStats = {};
  for (const name of names) {
    const found = columns.number(name)?.stats(rows);
    if (found) stats[name] = found;
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
  const counted = countValues(columns, rows, attribute, 'count');
  if (!counted) return [];
  const marked = new Map<number, string>();
  for (const place of counted.places) {
    const { value, matchedWords } = highlightText(counted.text(place), patterns, tags);
    if (matchedWords.length === patterns.length) marked.set(place, value);
  }
  return firstRows(Int32Array.from(marked.keys()), most, counted.order).map((place) => ({
    value: counted.text(place),
    highlighted: marked.get(place) ?? '',
    count: counted.counts[place] ?? 0,
  }));
}
