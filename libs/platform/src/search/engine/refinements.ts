import type { FilterGroup, FilterLeaf } from '@forecourt/search/model';
import type { Columns, NumberColumn } from './columns.ts';

export type RowTest = (row: number) => boolean;

const never: RowTest = () => false;

/** A row without the number satisfies no comparison, not even `!=`. */
function compare(column: NumberColumn, leaf: Extract<FilterLeaf, { kind: 'numeric' }>): RowTest {
  const { value } = leaf;
  switch (leaf.operator) {
    case '<':
      return (row) => column.at(row) < value;
    case '<=':
      return (row) => column.at(row) <= value;
    case '=':
      return (row) => column.at(row) === value;
    case '!=':
      return (row) => Math.abs(column.at(row) - value) > 0;
    case '>':
      return (row) => column.at(row) > value;
    case '>=':
      return (row) => column.at(row) >= value;
  }
}

function holdsAny(columns: Columns, attribute: string, values: readonly string[]): RowTest {
  const column = columns.facet(attribute);
  if (!column) {
    const numbers = columns.number(attribute);
    const wanted = new Set(values.filter((value) => value.trim() !== '').map(Number));
    return numbers ? (row) => wanted.has(numbers.at(row)) && !Number.isNaN(numbers.at(row)) : never;
  }
  const marked = new Uint8Array(column.values.length);
  for (const value of values) {
    const exact = column.exactCode(value);
    const codes = attribute === '_tags' ? (exact === undefined ? [] : [exact]) : column.codesOf(value);
    for (const code of codes) marked[code] = 1;
  }
  return column.test(marked);
}

function leafTest(columns: Columns, leaf: FilterLeaf): RowTest {
  if (leaf.kind === 'facet') return holdsAny(columns, leaf.attribute, [leaf.value]);
  const column = columns.number(leaf.attribute);
  if (!column) return never;
  if (leaf.kind === 'numeric') return compare(column, leaf);
  return (row) => column.at(row) >= leaf.low && column.at(row) <= leaf.high;
}

/** Whether at least one leaf holds. Values of one attribute are looked up together: a make list costs what one make costs. */
export function groupTest(columns: Columns, group: FilterGroup): RowTest {
  const together = new Map<string, string[]>();
  const tests: RowTest[] = [];
  for (const leaf of group) {
    if (leaf.kind === 'facet' && !leaf.negated) {
      together.set(leaf.attribute, [...(together.get(leaf.attribute) ?? []), leaf.value]);
      continue;
    }
    const test = leafTest(columns, leaf);
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
    const test = groupTest(columns, group);
    const kept = new Int32Array(left.length);
    let count = 0;
    for (const row of left) if (test(row)) kept[count++] = row;
    left = kept.subarray(0, count);
  }
  return left;
}
