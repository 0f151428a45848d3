import { eachShared, looksFor } from './sharedRows.ts';
import type { TextPlan } from './TextPlan.ts';
import type { WordRows } from './WordRows.ts';

/** Words that a row has, about. */
const wordsPerRow = 24;

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

/** Those of a site's rows that hold one of some words, or were written since. */
function rowsHolding(codes: readonly number[], byWord: WordRows, siteRows: Int32Array): Int32Array {
  const rows: number[] = [];
  for (const code of codes) eachShared(byWord.of(code), siteRows, (held) => rows.push(held >> 1));
  for (const row of byWord.changed) if (holds(siteRows, row)) rows.push(row);
  // A row with two of the words came twice.
  return codes.length === 1 && byWord.changed.size === 0
    ? Int32Array.from(rows)
    : Int32Array.from(new Set(rows)).sort();
}

/**
 * How the words of a site's rows are looked through with the fewest looks: those of each row (`all`), those of the rows
 * with the question's rarest word, or the rows of each word (`byWord`).
 */
export function cheapestLook(plan: TextPlan, byWord: WordRows, siteRows: Int32Array): Int32Array | 'all' | 'byWord' {
  const looks = (codes: readonly number[]): number =>
    codes.reduce((sum, code) => sum + looksFor(byWord.countOf(code), siteRows.length), 0);
  const share = siteRows.length / byWord.length;
  let rarest: readonly number[] | null = null;
  const eachWord = looks(plan.hits.codes) + siteRows.length;
  let least = Math.min(eachWord, siteRows.length * wordsPerRow);
  for (let at = 0; at < plan.length; at += 1) {
    const codes = codesFor(plan, at);
    if (!codes) continue;
    const found = codes.reduce((sum, code) => sum + byWord.countOf(code), 0) * share;
    const cost = looks(codes) + found * wordsPerRow;
    if (cost < least) [rarest, least] = [codes, cost];
  }
  if (rarest) return rowsHolding(rarest, byWord, siteRows);
  return least === eachWord ? 'byWord' : 'all';
}
