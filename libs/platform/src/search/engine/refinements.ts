import type { FilterGroup, FilterLeaf } from '@forecourt/search/query';
import type { Columns } from './columns.ts';

export type RowTest = (row: number) => boolean;

const never: RowTest = () => false;

/** A row without the number satisfies no comparison, not even `!=`. */
function compare(leaf: Extract<FilterLeaf, { kind: 'numeric' }>): (number: number) => boolean {
  const { value } = leaf;
  switch (leaf.operator) {
    case '<':
      return (number) => number < value;
    case '<=':
      return (number) => number <= value;
    case '=':
      return (number) => number === value;
    case '!=':
      return (number) => Math.abs(number - value) > 0;
    case '>':
      return (number) => number > value;
    case '>=':
      return (number) => number >= value;
  }
}

function holdsAny(columns: Columns, attribute: string, values: readonly string[]): RowTest {
  if (attribute === 'objectID') {
    const rows = new Set(values.map((id) => columns.rowOf(id)));
    return (row) => rows.has(row);
  }
  const column = columns.number(attribute);
  if (!column) return never;
  const { dictionary } = column;
  const marked = new Uint8Array(dictionary.values.length);
  for (const value of values) {
    const exact = dictionary.find(value);
    const codes = attribute === '_tags' ? (exact === undefined ? [] : [exact]) : dictionary.alike(value);
    for (const code of codes) marked[code] = 1;
  }
  return column.test(marked);
}

function leafTest(columns: Columns, leaf: FilterLeaf, rows: number): RowTest {
  if (leaf.kind === 'facet') return holdsAny(columns, leaf.attribute, [leaf.value]);
  const column = columns.number(leaf.attribute);
  if (!column) return never;
  if (leaf.kind === 'numeric') return column.numberTest(compare(leaf), rows);
  return column.numberTest((number) => number >= leaf.low && number <= leaf.high, rows);
}

/** Looks at a row that a group may take. */
export function groupTests(group: FilterGroup): number {
  const isJoined = (leaf: FilterLeaf) => leaf.kind === 'facet' && !leaf.negated;
  const joined = new Set(group.filter(isJoined).map((leaf) => leaf.attribute));
  return joined.size + group.filter((leaf) => !isJoined(leaf)).length;
}

/**
 * Whether at least one leaf holds. Values of one attribute are looked up together: a make list costs what one costs.
 * @param rows how many rows will be looked at, about
 */
export function groupTest(columns: Columns, group: FilterGroup, rows = 1): RowTest {
  const together = new Map<string, string[]>();
  const tests: RowTest[] = [];
  for (const leaf of group) {
    if (leaf.kind === 'facet' && !leaf.negated) {
      together.set(leaf.attribute, [...(together.get(leaf.attribute) ?? []), leaf.value]);
      continue;
    }
    const test = leafTest(columns, leaf, rows);
    tests.push(leaf.negated ? (row) => !test(row) : test);
  }
  for (const [attribute, values] of together) tests.push(holdsAny(columns, attribute, values));
  const [only] = tests;
  return tests.length === 1 && only ? only : (row) => tests.some((test) => test(row));
}

/** The rows every group lets through, order kept. */
export function narrow(
  columns: Columns,
  rows: Int32Array<ArrayBuffer>,
  groups: readonly FilterGroup[],
): Int32Array<ArrayBuffer> {
  let left = rows;
  for (const group of groups) {
    const test = groupTest(columns, group, left.length);
    const kept = new Int32Array(left.length);
    let count = 0;
    for (const row of left) if (test(row)) kept[count++] = row;
    left = kept.subarray(0, count);
  }
  return left;
}

/** Bits of a number without its sign. */
const mostGroups = 31;

/**
 * The rows each list of groups lets through, found in one pass: the sub-queries of a page differ in one group each, so
 * a row that fails two of them is looked at no further.
 */
export function narrowMany(
  columns: Columns,
  rows: Int32Array<ArrayBuffer>,
  lists: readonly (readonly FilterGroup[])[],
): Int32Array<ArrayBuffer>[] {
  const uses = new Map<string, { group: FilterGroup; lists: number[] }>();
  lists.forEach((groups, list) => {
    for (const group of groups) {
      const key = JSON.stringify(group);
      const used = uses.get(key);
      if (used) used.lists.push(list);
      else uses.set(key, { group, lists: [list] });
    }
  });
  if (lists.length === 1 || uses.size > mostGroups) return lists.map((groups) => narrow(columns, rows, groups));
  const inOrder = [...uses.values()].sort((a, b) => b.lists.length - a.lists.length);
  const tests = inOrder.map(({ group }) => groupTest(columns, group, rows.length));
  const needs = lists.map((_, list) =>
    inOrder.reduce((bits, use, bit) => bits | (use.lists.includes(list) ? 1 << bit : 0), 0),
  );
  const found = lists.map(() => new Int32Array(rows.length));
  const counts = lists.map(() => 0);
  for (const row of rows) {
    let failed = 0;
    for (let bit = 0; bit < tests.length; bit += 1) {
      if (tests[bit]!(row)) continue;
      failed |= 1 << bit;
      if (needs.every((need) => (need & failed) !== 0)) break;
    }
    for (let list = 0; list < needs.length; list += 1) {
      if ((needs[list]! & failed) === 0) found[list]![counts[list]!++] = row;
    }
  }
  return found.map((one, list) => one.subarray(0, counts[list]));
}
