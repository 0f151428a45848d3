import type { Columns } from './columns.ts';

export type RowOrder = (a: number, b: number) => number;

export interface SortBy {
  attribute: string;
  direction: 'asc' | 'desc';
}

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
 * The order of an index: rank first (a match in the title before others), then the sort, then the dealer's ranking,
 * then the id, so that no two rows ever tie. Rows without the sorted number come last in either direction.
 */
export function rowOrder(columns: Columns, sort: SortBy, rank: Uint8Array | null): RowOrder {
  const main = byNumber(columns, sort);
  const ranking = byNumber(columns, { attribute: 'custom_rank', direction: 'desc' });
  return (a, b) =>
    (rank ? (rank[b] ?? 0) - (rank[a] ?? 0) : 0) ||
    main(a, b) ||
    ranking(a, b) ||
    (columns.idOf(a) < columns.idOf(b) ? -1 : 1);
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
