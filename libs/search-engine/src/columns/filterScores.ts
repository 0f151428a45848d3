import type { FilterGroup, FilterLeaf } from '@forecourt/search/query';
import type { Columns } from './columns.ts';
import { groupTest } from './refinements.ts';

/** A filter that ranks, and by how much. */
interface ScoredLeaf {
  leaf: FilterLeaf;
  score: number;
}

const scoreOf = (leaf: FilterLeaf, usual: number): number => (leaf.kind === 'facet' ? leaf.score : undefined) ?? usual;

/**
 * The filters of a query that rank. Each is tested on every row found.
 * @param preferred groups that only rank; a filter of theirs without a score counts 1
 */
export const scoredLeaves = (groups: readonly FilterGroup[], preferred: readonly FilterGroup[]): ScoredLeaf[] =>
  [
    ...groups.flat().map((leaf) => ({ leaf, score: scoreOf(leaf, 0) })),
    ...preferred.flat().map((leaf) => ({ leaf, score: scoreOf(leaf, 1) })),
  ].filter(({ score }) => score > 0);

/**
 * Score of a row: that of the filters which hold for it. Null where no filter ranks.
 * @param sum whether scores are added up; else the highest counts
 */
export function filterScores(
  columns: Columns,
  scored: readonly ScoredLeaf[],
  sum: boolean,
): ((row: number) => number) | null {
  if (scored.length === 0) return null;
  const tests = scored.map(({ leaf, score }) => ({ holds: groupTest(columns, [leaf]), score }));
  return (row) =>
    tests.reduce((total, { holds, score }) => {
      if (!holds(row)) return total;
      return sum ? total + score : Math.max(total, score);
    }, 0);
}
