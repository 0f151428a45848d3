import type { Columns } from './columns.ts';
import type { IndexOrder, SortBy } from './ranking.ts';

/** How rows follow each other. */
export interface RowOrder {
  /** What is compared first, the lowest first: rows that differ in it need no further look. */
  key: (row: number) => number;
  compare: (a: number, b: number) => number;
}

/** The number of each row for one sort, the lowest first; a row without it comes last in either direction. */
function keyOf(columns: Columns, { attribute, direction }: SortBy): RowOrder['key'] {
  const column = columns.number(attribute);
  if (!column) return () => 0;
  const sign = direction === 'asc' ? 1 : -1;
  const at = column.reader();
  return (row) => {
    const number = at(row);
    return Number.isNaN(number) ? Infinity : number * sign;
  };
}

/**
 * The order of an index: its sorts, then how well the words fit, then the dealer's ranking, then the id, so that no
 * two rows ever tie.
 * @param rank by row, higher first; null where nothing was typed
 */
export function rowOrder(columns: Columns, order: IndexOrder, rank: Uint16Array | null): RowOrder {
  const keys = order.before.map((sort) => keyOf(columns, sort));
  if (rank && order.byText) keys.push((row) => -rank[row]!);
  keys.push(...order.after.map((sort) => keyOf(columns, sort)));
  return {
    key: keys[0] ?? (() => 0),
    compare: (a, b) => {
      for (const key of keys) {
        const [left, right] = [key(a), key(b)];
        if (left !== right) return left < right ? -1 : 1;
      }
      return columns.idOf(a) < columns.idOf(b) ? -1 : 1;
    },
  };
}

/** The first `count` rows of an order. Few of many are picked without sorting the rest. */
export function firstRows(rows: Int32Array, count: number, { key, compare }: RowOrder): number[] {
  if (count <= 0) return [];
  if (count > 256 || count * 2 > rows.length) return [...rows].sort(compare).slice(0, count);
  const best: number[] = [];
  let worst = Infinity;
  for (const row of rows) {
    if (best.length === count) {
      const own = key(row);
      if (own > worst || (own === worst && compare(best[count - 1]!, row) <= 0)) continue;
    }
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(best[middle]!, row) <= 0) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, row);
    if (best.length > count) best.pop();
    if (best.length === count) worst = key(best[count - 1]!);
  }
  return best;
}
