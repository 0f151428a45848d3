import type { Columns } from './columns.ts';
import { highlightText, wordPatterns, type HighlightTags } from '../text/highlight.ts';
import type { FacetOrder } from '../params/queryDefaults.ts';
import { nthLargest } from '../lists/nthLargest.ts';
import type { NumberStats, Tally } from './tallies.ts';
import type { ValueColumn } from './ValueColumn.ts';
import { queryWords } from '../text/words.ts';

export type FacetStats = Record<string, NumberStats>;

export interface FacetHit {
  value: string;
  highlighted: string;
  count: number;
}

/**
 * Positions in order of the names. Most frequent first on request, equals by name, so that two machines answer alike.
 */
function firstPlaces({ counts }: Tally, max: number, by: FacetOrder): number[] {
  const { length } = counts;
  if (by === 'alpha') return Array.from({ length: Math.min(max, length) }, (_, place) => place);
  const min = length > max ? nthLargest(counts, length, max) : 0;
  const shown: number[] = [];
  let atLeast = max;
  for (let place = 0; place < length; place += 1) if (counts[place]! > min) atLeast -= 1;
  for (let place = 0; place < length; place += 1) {
    if (counts[place]! > min || (counts[place] === min && atLeast-- > 0)) shown.push(place);
  }
  return shown.sort((a, b) => counts[b]! - counts[a]! || a - b);
}

/**
 * The counts with values that differ in letter case taken together, as most of the index spells them. A record that
 * holds two spellings of one value counts once for each.
 */
function spelledAlike(column: ValueColumn, tally: Tally): Tally {
  const spellings = column.spellings();
  if (!spellings) return tally;
  const sums = new Map<number, number>();
  tally.codes.forEach((code, place) => {
    const spelt = spellings[code] ?? code;
    sums.set(spelt, (sums.get(spelt) ?? 0) + tally.counts[place]!);
  });
  if (sums.size === tally.codes.length && tally.codes.every((code) => sums.has(code))) return tally;
  const codes = Uint32Array.from([...sums.keys()].sort((a, b) => column.dictionary.compare(a, b)));
  return { ...tally, codes, counts: codes.map((code) => sums.get(code) ?? 0) };
}

/** Facets that a client requested counts for, without unknown names; `*` means all. */
export function requestedFacets(columns: Columns, facets: readonly string[]): string[] {
  if (facets.includes('*')) return columns.facetNames();
  return [...new Set(facets)].filter((name) => columns.facet(name) !== undefined);
}

/** The counts of one facet as JSON: written out, because most of an answer are such counts. */
function countsText(column: ValueColumn, shown: Tally, places: readonly number[]): string {
  const { dictionary } = column;
  const numberOf = new Map<string, number>();
  const pairs: string[] = [];
  for (const place of places) {
    const name = dictionary.json(shown.codes[place]!);
    const count = shown.counts[place]!;
    if (!dictionary.isMixed) pairs.push(`${name}:${count}`);
    // A number and the same number as text look alike to visitors, so they are counted as one value.
    else numberOf.set(name, (numberOf.get(name) ?? 0) + count);
  }
  for (const [name, count] of numberOf) pairs.push(`${name}:${count}`);
  return `{${pairs.join(',')}}`;
}

/**
 * The counts, as JSON, and figures of each facet. Every one is present, even when it counts nothing: clients drop a
 * facet's range otherwise. Among no rows only those of numbers are, which have ranges.
 */
export function countFacets(
  columns: Columns,
  rows: Int32Array,
  names: readonly string[],
  max: number,
  by: FacetOrder,
): { facets: string; stats: FacetStats } {
  const texts: string[] = [];
  const stats: FacetStats = {};
  for (const name of names) {
    const column = columns.facet(name);
    if (rows.length === 0 && column?.hasNumbers === false) continue;
    const tally = column?.tally(rows);
    if (!column || !tally) {
      texts.push(`${JSON.stringify(name)}:{}`);
      continue;
    }
    const shown = spelledAlike(column, tally);
    texts.push(`${JSON.stringify(name)}:${countsText(column, shown, firstPlaces(shown, max, by))}`);
    const found = column.stats(rows, tally);
    if (found) stats[name] = found;
  }
  return { facets: `{${texts.join(',')}}`, stats };
}

/** Values of a facet in which every typed word is the beginning of some word. */
export function findFacetValues(
  columns: Columns,
  rows: Int32Array,
  attribute: string,
  typed: string,
  max: number,
  tags: HighlightTags,
): FacetHit[] {
  const words = queryWords(typed).map((word) => ({ word, forms: [word], prefix: true }));
  const patterns = wordPatterns(words);
  const column = columns.facet(attribute);
  if (!column) return [];
  const tally = spelledAlike(column, column.tally(rows));
  const hits: FacetHit[] = [];
  for (const place of firstPlaces(tally, tally.counts.length, 'count')) {
    const text = column.dictionary.text(tally.codes[place]!);
    const { value, matchedWords } = highlightText(text, patterns, tags);
    if (matchedWords.length < patterns.length) continue;
    hits.push({ value: text, highlighted: value, count: tally.counts[place]! });
    if (hits.length === max) break;
  }
  return hits;
}
