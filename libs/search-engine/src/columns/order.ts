import type { Columns } from './columns.ts';
import type { IndexOrder, SortBy } from './ranking.ts';

export type RowOrder = (a: number, b: number) => number;

function byNumber(columns: Columns, { attribute, direction }: SortBy): RowOrder {
  const column = columns.number(attribute);
  if (!column) return () => 0;
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const left = column.at(a);
    const right = column.at(b);
    if (left === right) return 0;
    if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : 1;
    if (Number.isNaN(right)) return -1;
    return left < right ? -sign : sign;
  };
}

/**
 * The order of an index: its sorts, then how well the words fit, then the dealer's ranking, then the id, so that no
 * two rows ever tie. Rows without the sorted number come last in either direction.
 * @param rank by row, higher first; null where nothing was typed
 */
export function rowOrder(columns: Columns, order: IndexOrder, rank: Uint16Array | null): RowOrder {
  const steps = order.before.map((sort) => byNumber(columns, sort));
  if (rank && order.byText) steps.push((a, b) => rank[b]! - rank[a]!);
  steps.push(...order.after.map((sort) => byNumber(columns, sort)));
  return (a, b) => {
    for (const step of steps) {
      const by = step(a, b);
      if (by !== 0) return by;
    }
    return columns.idOf(a) < columns.idOf(b) ? -1 : 1;
  };
}

/** The first `count` rows of an order. Few of many are picked without sorting the rest. */
export function firstRows(rows: Int32Array, count: number, order: RowOrder): number[] {
  if (count <= 0) return [];
  if (count > 256 || count * 2 > rows.length) return [...rows].sort(order).slice(0, count);
  const best: number[] = [];
  for (const row of rows) {
    const last = best[count - 1];
    if (last !== undefined && order(last, row) <= 0) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order(best[middle] ?? row, row) <= 0) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, row);
    if (best.length > count) best.pop();
  }
  return best;
}
