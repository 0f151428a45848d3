import type { Columns } from './columns.ts';
import { classOf } from '../text/fitCosts.ts';
import { nthLargest } from '../lists/nthLargest.ts';
import type { IndexOrder, SortBy } from './ranking.ts';

/** A number of each row that orders them, the highest first; a row without it has `-Infinity`. */
interface RowKey {
  at: (row: number) => number;
  /** Writes the numbers of some rows, place by place: one loop over many rows takes less than as many calls. */
  read: (rows: Int32Array, numbers: Float64Array) => void;
}

/** How rows follow each other. */
export interface RowOrder {
  keys: readonly RowKey[];
  compare: (a: number, b: number) => number;
  /** Which of two rows comes first that no key tells apart. */
  compareIds: (a: number, b: number) => number;
}

/** Null where no row has the number. */
function keyOf(columns: Columns, { attribute, direction }: SortBy): RowKey | null {
  const found = columns.number(attribute)?.sortable();
  if (!found) return null;
  const { numbers, codes } = found;
  const sign = direction === 'desc' ? 1 : -1;
  return {
    at: (row) => {
      const number = numbers[codes[row]!]! * sign;
      return Number.isNaN(number) ? -Infinity : number;
    },
    read: (rows, read) => {
      for (let place = 0; place < rows.length; place += 1) {
        const number = numbers[codes[rows[place]!]!]! * sign;
        read[place] = Number.isNaN(number) ? -Infinity : number;
      }
    },
  };
}

/** A key that is worked out row by row. */
function keyBy(at: (row: number) => number): RowKey {
  return {
    at,
    read: (rows, read) => {
      for (let place = 0; place < rows.length; place += 1) read[place] = at(rows[place]!);
    },
  };
}

function rankKey(ranks: Uint16Array): RowKey {
  return {
    at: (row) => ranks[row]!,
    read: (rows, read) => {
      for (let place = 0; place < rows.length; place += 1) read[place] = ranks[rows[place]!]!;
    },
  };
}

/** What a query adds to the order of its index. */
export interface QueryOrder {
  /** By row, higher first; null where nothing was typed. */
  ranks: Uint16Array | null;
  /** How near a row stands to the place of the query, nearer is higher. */
  near?: ((row: number) => number) | null;
  /** Score of the filters that hold for a row. */
  score?: ((row: number) => number) | null;
}

/**
 * The order of an index: its sorts, then how well the words fit, then the dealer's ranking, then the id, so that no
 * two rows ever tie. A distance and scores of filters tell apart what fits equally well but for details.
 */
export function rowOrder(columns: Columns, order: IndexOrder, { ranks, near, score }: QueryOrder): RowOrder {
  const sorts = (list: readonly SortBy[]): (RowKey | null)[] => list.map((sort) => keyOf(columns, sort));
  const fit = ranks && order.byText ? [rankKey(ranks)] : [];
  const more = [order.byPlace && near ? keyBy(near) : null, order.byFilters && score ? keyBy(score) : null];
  const isFirst = more.some((key) => key !== null);
  const roughly = isFirst && ranks && order.byText ? [keyBy((row) => -classOf(ranks[row]!))] : [];
  const keys = [...sorts(order.before), ...roughly, ...more, ...fit, ...sorts(order.after)].filter(
    (key) => key !== null,
  );
  const compareIds = (a: number, b: number): number => (columns.idOf(a) < columns.idOf(b) ? -1 : 1);
  return {
    keys,
    compareIds,
    compare: (a, b) => {
      for (const { at } of keys) {
        const [left, right] = [at(a), at(b)];
        if (left !== right) return left > right ? -1 : 1;
      }
      return compareIds(a, b);
    },
  };
}

/** The first `count` of many rows, picked without sorting the rest. */
function pick(rows: Int32Array, count: number, compare: RowOrder['compare']): number[] {
  const best: number[] = [];
  for (const row of rows) {
    if (best.length === count && compare(best[count - 1]!, row) <= 0) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(best[middle]!, row) <= 0) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, row);
    if (best.length > count) best.pop();
  }
  return best;
}

let numbers = new Float64Array(0);
let tied = new Int32Array(0);

/**
 * The first `count` rows of an order. Key by key, rows before the number at that place are taken and rows behind it are
 * left; those that have just this number are told apart by the next key.
 */
export function firstRows(rows: Int32Array, count: number, { keys, compare, compareIds }: RowOrder): number[] {
  if (count <= 0) return [];
  if (numbers.length < rows.length) {
    numbers = new Float64Array(Math.ceil(rows.length * 1.2));
    tied = new Int32Array(numbers.length);
  }
  const taken: number[] = [];
  let left = rows;
  for (const key of keys) {
    const wanted = count - taken.length;
    if (left.length <= wanted) break;
    key.read(left, numbers);
    const least = nthLargest(numbers, left.length, wanted);
    let ties = 0;
    for (let place = 0; place < left.length; place += 1) {
      const number = numbers[place]!;
      if (number < least) continue;
      // Never in front of a row that is still to be read, where `left` lies in the same list.
      if (number === least) tied[ties++] = left[place]!;
      else taken.push(left[place]!);
    }
    left = tied.subarray(0, ties);
  }
  const wanted = count - taken.length;
  const rest = left.length > wanted && wanted <= 256 ? pick(left, wanted, compareIds) : [...left];
  return [...taken, ...rest].sort(compare).slice(0, count);
}
