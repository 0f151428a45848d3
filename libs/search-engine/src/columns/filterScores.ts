import type { FilterGroup } from '@forecourt/search/query';
import type { Columns } from './columns.ts';
import { groupTest } from './refinements.ts';

/**
 * Score of a row: that of the filters which hold for it and have one. Null where no filter has.
 * @param preferred groups that only rank; a filter of theirs without a score counts 1
 * @param sum whether scores are added up; else the highest of each group counts, and the highest of all groups
 */
export function filterScores(
  columns: Columns,
  groups: readonly FilterGroup[],
  preferred: readonly FilterGroup[],
  sum: boolean,
): ((row: number) => number) | null {
  const scored = [
    ...groups.flatMap((group) => group.map((leaf) => ({ leaf, score: leaf.kind === 'facet' ? (leaf.score ?? 0) : 0 }))),
    ...preferred.flatMap((group) =>
      group.map((leaf) => ({ leaf, score: leaf.kind === 'facet' ? (leaf.score ?? 1) : 1 })),
    ),
  ].filter(({ score }) => score > 0);
  if (scored.length === 0) return null;
  const tests = scored.map(({ leaf, score }) => ({ holds: groupTest(columns, [leaf]), score }));
  return (row) =>
    tests.reduce((total, { holds, score }) => {
      if (!holds(row)) return total;
      return sum ? total + score : Math.max(total, score);
    }, 0);
}
