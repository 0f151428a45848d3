import type { TextPlan } from './TextPlan.ts';
import type { WordRows } from './WordRows.ts';

/** Words that a row has, about. */
export const wordsPerRow = 24;

/** The word codes that may account for one word of a question; null where it may be left out. */
function codesFor({ covers, hits }: TextPlan, at: number): number[] | null {
  const spanning = covers.filter(({ from, to }) => from <= at && to > at);
  if (spanning.some(({ need }) => need === 0)) return null;
  const bits = spanning.reduce((sum, { need }) => sum | need, 0);
  return hits.codes.filter((code) => (hits.anyOf(code) & bits) !== 0);
}

/** Whether a list in ascending order holds a number. */
function holds(sorted: Int32Array, wanted: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
}

/**
 * Those of a site's rows that have the rarest word of a question: no other row is found. null where reading them takes
 * longer than going through the rows of all the words.
 */
export function rarestRows(plan: TextPlan, byWord: WordRows, siteRows: Int32Array): Int32Array | null {
  const countOf = (codes: readonly number[]): number => codes.reduce((sum, code) => sum + byWord.countOf(code), 0);
  let rarest: readonly number[] | null = null;
  let least = (countOf(plan.hits.codes) + siteRows.length) / wordsPerRow;
  for (let at = 0; at < plan.length; at += 1) {
    const codes = codesFor(plan, at);
    const count = codes ? countOf(codes) : Infinity;
    if (count < least) [rarest, least] = [codes, count];
  }
  if (!rarest) return null;
  const rows = new Set(byWord.changed);
  for (const code of rarest) for (const held of byWord.of(code)) rows.add(held >> 1);
  return Int32Array.from([...rows].filter((row) => holds(siteRows, row))).sort();
}
