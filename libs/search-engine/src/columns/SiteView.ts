import type { FilterGroup } from '@forecourt/search/query';
import type { Columns } from './columns.ts';
import { LruCache } from '../lists/LruCache.ts';
import { groupTest, narrow, type Narrowed, type RowTest } from './refinements.ts';

/** What a site may see of any index. Added to every read; nothing a client sends can widen it. */
export interface SiteBoundary {
  dealershipIds: readonly string[];
  /** Filter expression of the site. */
  filters: string;
}

const keys = new WeakMap<SiteBoundary, string>();

/** Cache key of a boundary, built once: a marketplace has thousands of dealerships. */
export function boundaryKey(boundary: SiteBoundary): string {
  const known = keys.get(boundary);
  if (known !== undefined) return known;
  const key = JSON.stringify([boundary.dealershipIds, boundary.filters]);
  keys.set(boundary, key);
  return key;
}

/** Filters whose rows a view keeps. */
const maxFilters = 3;

/** After more changes than this a view is rebuilt instead of updated. */
const maxChanges = 200;

/** Index of a row in a sorted list, or where it belongs. */
function placeOf(rows: Int32Array, row: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

function withRow(rows: Int32Array, place: number, row: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(rows.length + 1);
  more.set(rows.subarray(0, place));
  more[place] = row;
  more.set(rows.subarray(place), place + 1);
  return more;
}

function withoutPlace(rows: Int32Array, place: number): Int32Array<ArrayBuffer> {
  const fewer = new Int32Array(rows.length - 1);
  fewer.set(rows.subarray(0, place));
  fewer.set(rows.subarray(place + 1), place);
  return fewer;
}

/** Whether a site may see one row. */
export function siteTest(columns: Columns, dealershipIds: readonly string[], groups: readonly FilterGroup[]): RowTest {
  const tests = groups.map((group) => groupTest(columns, group));
  const theirs = new Set(dealershipIds);
  return (row) => {
    const dealership = columns.dealershipOf(row);
    return dealership !== undefined && theirs.has(dealership) && tests.every((test) => test(row));
  };
}

/** The rows of one index that one site sees, updated as single cars change. */
export class SiteView {
  /** Incremented whenever something that the site sees has changed; cached answers of older versions are stale. */
  version = 0;
  /** Ascending. */
  rows: Int32Array<ArrayBuffer>;
  readonly serial: number;
  /** Rows that single filters leave, as of `filteredVersion`. */
  private readonly filtered = new LruCache<Int32Array<ArrayBuffer>>(maxFilters);
  private filteredVersion = 0;
  private readonly columns: Columns;
  private readonly dealershipIds: readonly string[];
  private readonly groups: readonly FilterGroup[];
  /** Number of changes of the index that this view has applied. */
  private seen: number;

  constructor(serial: number, columns: Columns, boundary: SiteBoundary, groups: readonly FilterGroup[], seen: number) {
    this.serial = serial;
    this.columns = columns;
    this.dealershipIds = boundary.dealershipIds;
    this.groups = groups;
    this.seen = seen;
    this.rows = this.everything();
  }

  private everything(): Int32Array<ArrayBuffer> {
    return narrow(this.columns, this.columns.rowsOf(this.dealershipIds), this.groups);
  }

  /** The rows that one filter leaves, kept: that of everything not sold comes with each of a site's pages. */
  readonly narrowed: Narrowed = (group, make) => {
    const key = JSON.stringify(group);
    if (this.filteredVersion !== this.version) this.filtered.clear();
    this.filteredVersion = this.version;
    return this.filtered.through(key, () => {
      const left = make();
      return left.length === this.rows.length ? this.rows : left;
    });
  };

  /**
   * Takes in what was written since. A car of another site costs a look and keeps every answer.
   * @param log rows written, oldest first; the last is change number `count`
   */
  follow(log: readonly number[], count: number): void {
    const missed = count - this.seen;
    if (missed === 0) return;
    this.seen = count;
    if (missed > Math.min(log.length, maxChanges)) {
      this.rows = this.everything();
      this.version += 1;
      return;
    }
    const sees = siteTest(this.columns, this.dealershipIds, this.groups);
    let touched = false;
    for (const row of new Set(log.slice(-missed))) {
      const place = placeOf(this.rows, row);
      const wasIn = this.rows[place] === row;
      const isIn = sees(row);
      touched ||= wasIn || isIn;
      if (wasIn !== isIn) this.rows = isIn ? withRow(this.rows, place, row) : withoutPlace(this.rows, place);
    }
    if (touched) this.version += 1;
  }
}
