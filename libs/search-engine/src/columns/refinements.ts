import type { FilterGroup, FilterLeaf } from '@forecourt/search/query';
import { boundsOf, type NumberLeaf } from './bounds.ts';
import type { Columns } from './columns.ts';
import type { Marking } from './tallies.ts';
import type { ValueColumn } from './ValueColumn.ts';

export type RowTest = (row: number) => boolean;

const never: RowTest = () => false;

/** Values of one column: a row passes that holds one of them. */
interface Marks extends Marking {
  column: ValueColumn;
}

function marksOf(columns: Columns, attribute: string, values: readonly string[]): Marks | null {
  const column = columns.number(attribute);
  if (!column) return null;
  return { column, marked: column.marks.of(values, attribute === '_tags') };
}

function holdsAny(columns: Columns, attribute: string, values: readonly string[]): RowTest {
  if (attribute === 'objectID') {
    const rows = new Set(values.map((id) => columns.rowOf(id)));
    return (row) => rows.has(row);
  }
  const marks = marksOf(columns, attribute, values);
  return marks ? marks.column.test(marks.marked) : never;
}

function leafTest(columns: Columns, leaf: FilterLeaf): RowTest {
  if (leaf.kind === 'facet') return holdsAny(columns, leaf.attribute, [leaf.value]);
  return columns.number(leaf.attribute)?.numberTest(boundsOf(leaf)) ?? never;
}

/** Maximum number of tests of one row that a group takes. */
export function groupTests(group: FilterGroup): number {
  const isJoined = (leaf: FilterLeaf) => leaf.kind === 'facet' && !leaf.negated;
  const joined = new Set(group.filter(isJoined).map((leaf) => leaf.attribute));
  return joined.size + group.filter((leaf) => !isJoined(leaf)).length;
}

/** `price != 5` holds wherever `NOT price = 5` does: where there is no price too. */
function withoutUnequal(leaf: FilterLeaf): FilterLeaf {
  return leaf.kind === 'numeric' && leaf.operator === '!=' ? { ...leaf, operator: '=', negated: !leaf.negated } : leaf;
}

/** Values of one attribute together, so that a make list costs what one make costs; and every other leaf. */
function joinedLeaves(group: FilterGroup): { together: Map<string, string[]>; others: FilterLeaf[] } {
  const together = new Map<string, string[]>();
  const others: FilterLeaf[] = [];
  for (const leaf of group.map(withoutUnequal)) {
    if (leaf.kind !== 'facet' || leaf.negated) others.push(leaf);
    else together.set(leaf.attribute, [...(together.get(leaf.attribute) ?? []), leaf.value]);
  }
  return { together, others };
}

/** Whether at least one leaf holds, for a row at a time. */
export function groupTest(columns: Columns, group: FilterGroup): RowTest {
  const { together, others } = joinedLeaves(group);
  const tests = others.map((leaf): RowTest => {
    const test = leafTest(columns, leaf);
    return leaf.negated ? (row) => !test(row) : test;
  });
  for (const [attribute, values] of together) tests.push(holdsAny(columns, attribute, values));
  const [only] = tests;
  return tests.length === 1 && only ? only : (row) => tests.some((test) => test(row));
}

/** A group's test per value instead of per row; null if the group cannot be decided by values alone. */
function groupMarks(columns: Columns, group: FilterGroup, rows: number): Marks[] | null {
  const { together, others } = joinedLeaves(group);
  if (together.has('objectID') || others.some(({ negated }) => negated)) return null;
  const marks: Marks[] = [];
  for (const leaf of others) {
    const column = columns.number(leaf.attribute);
    if (leaf.kind === 'facet' || !column) continue;
    if (rows < column.dictionary.values.length) return null;
    marks.push({ column, marked: column.markNumbers(boundsOf(leaf)) });
  }
  for (const [attribute, values] of together) {
    const found = marksOf(columns, attribute, values);
    if (found) marks.push(found);
  }
  return marks;
}

/** The one attribute and value that a group refuses; null where it says anything else. */
function refusedBy(group: FilterGroup): { attribute: string; value: string } | null {
  const [leaf] = group;
  return group.length === 1 && leaf?.kind === 'facet' && leaf.negated && leaf.attribute !== 'objectID' ? leaf : null;
}

/** Values that a row may not hold, attribute by attribute: sixty shades of white are left out in one pass. */
function withoutRefused(
  columns: Columns,
  rows: Int32Array<ArrayBuffer>,
  groups: readonly FilterGroup[],
): Int32Array<ArrayBuffer> {
  const refused = new Map<string, string[]>();
  for (const group of groups) {
    const one = refusedBy(group);
    if (one) refused.set(one.attribute, [...(refused.get(one.attribute) ?? []), one.value]);
  }
  let left = rows;
  for (const [attribute, values] of refused) {
    const marks = marksOf(columns, attribute, values);
    if (!marks) continue;
    const noted = emptyNotes(left.length);
    marks.column.note(left, marks, 1, noted);
    left = rowsWith(left, noted, 1, 0);
  }
  return left;
}

/** The one comparison of a number that a group is; null where it says anything else. */
function comparedBy(group: FilterGroup): NumberLeaf | null {
  const [leaf] = joinedLeaves(group).others;
  return group.length === 1 && leaf && leaf.kind !== 'facet' && !leaf.negated ? leaf : null;
}

/** Sets a bit for each place whose row a group lets through. */
function noteGroup(columns: Columns, rows: Int32Array, group: FilterGroup, bit: number, noted: Uint32Array): void {
  const marks = groupMarks(columns, group, rows.length);
  if (marks) return marks.forEach((one) => one.column.note(rows, one, bit, noted));
  const compared = comparedBy(group);
  if (compared) return columns.number(compared.attribute)?.noteBetween(rows, boundsOf(compared), bit, noted);
  const test = groupTest(columns, group);
  for (let place = 0; place < rows.length; place += 1) if (test(rows[place]!)) noted[place]! |= bit;
}

let scratch = new Int32Array(0);

/** The rows whose places have just these bits of those that are looked at, order kept. */
function rowsWith(rows: Int32Array, noted: Uint32Array, looked: number, need = looked): Int32Array<ArrayBuffer> {
  if (scratch.length < rows.length) scratch = new Int32Array(rows.length);
  const kept = scratch;
  let count = 0;
  for (let place = 0; place < rows.length; place += 1) {
    kept[count] = rows[place]!;
    // 1 where no bit differs, without a branch: which rows are kept is as good as chance.
    const differing = (noted[place]! & looked) ^ need;
    count += ((differing | -differing) >>> 31) ^ 1;
  }
  return kept.slice(0, count);
}

let notes = new Uint32Array(0);

/** No bits for so many places; until the next call. */
function emptyNotes(length: number): Uint32Array {
  if (notes.length < length) notes = new Uint32Array(Math.ceil(length * 1.2));
  notes.fill(0, 0, length);
  return notes;
}

/** The rows that one group accepts, in the same order. */
function narrowOnce(columns: Columns, rows: Int32Array<ArrayBuffer>, group: FilterGroup): Int32Array<ArrayBuffer> {
  const marks = groupMarks(columns, group, rows.length);
  const [only] = marks ?? [];
  if (only && marks?.length === 1) {
    if (scratch.length < rows.length) scratch = new Int32Array(rows.length);
    return scratch.slice(0, only.column.keep(rows, only, scratch));
  }
  const noted = emptyNotes(rows.length);
  noteGroup(columns, rows, group, 1, noted);
  return rowsWith(rows, noted, 1);
}

/** The rows that a group accepts, made now or kept from an earlier question. */
export type Narrowed = (group: FilterGroup, make: () => Int32Array<ArrayBuffer>) => Int32Array<ArrayBuffer>;

const madeNow: Narrowed = (_, make) => make();

/**
 * The rows that every group accepts, in the same order.
 * @param narrowed for the first group, which clients send with every question
 */
export function narrow(
  columns: Columns,
  rows: Int32Array<ArrayBuffer>,
  groups: readonly FilterGroup[],
  narrowed = madeNow,
): Int32Array<ArrayBuffer> {
  const pending = groups.filter((group) => !refusedBy(group));
  const [first, ...others] = pending;
  const begun = first ? narrowed(first, () => narrowOnce(columns, rows, first)) : rows;
  const left = others.reduce((before, group) => narrowOnce(columns, before, group), begun);
  return withoutRefused(columns, left, groups);
}

/** Bits of a number without its sign. */
const maxGroups = 31;

/** The rows each list of groups lets through: the sub-queries of a page differ in one group each, so each is read once. */
export function narrowMany(
  columns: Columns,
  rows: Int32Array<ArrayBuffer>,
  lists: readonly (readonly FilterGroup[])[],
  narrowed = madeNow,
): Int32Array<ArrayBuffer>[] {
  const uses = new Map<string, { group: FilterGroup; lists: Set<number> }>();
  lists.forEach((groups, list) => {
    for (const group of groups) {
      const key = JSON.stringify(group);
      const used = uses.get(key) ?? { group, lists: new Set() };
      used.lists.add(list);
      uses.set(key, used);
    }
  });
  const every = [...uses.values()];
  const isCommon = (use: { lists: Set<number> }): boolean => use.lists.size === lists.length;
  const some = every.filter((use) => !isCommon(use));
  if (some.length > maxGroups) return lists.map((groups) => narrow(columns, rows, groups, narrowed));
  const common = every.filter(isCommon).map(({ group }) => group);
  const left = narrow(columns, rows, common, narrowed);
  if (some.length === 0) return lists.map(() => left);
  const noted = emptyNotes(left.length);
  some.forEach(({ group }, bit) => noteGroup(columns, left, group, 1 << bit, noted));
  return lists.map((_, list) => {
    const need = some.reduce((bits, use, bit) => (use.lists.has(list) ? bits | (1 << bit) : bits), 0);
    return rowsWith(left, noted, need);
  });
}
