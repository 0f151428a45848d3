import type { Codes } from '../lists/FlatLists.ts';

export interface Tally {
  /** Codes that some row holds, in the order of their names. */
  codes: Uint32Array;
  /** Rows of each, place by place. */
  counts: Uint32Array;
  /** Whether a row that holds several values is among them. */
  mixed: boolean;
}

/** Wanted values, by code. */
export interface Marking {
  marked: Uint8Array;
  inLists: boolean;
}

export interface NumberStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/**
 * Figures of the numbers of some rows, as far as they have any.
 *
 * @param numbers of each code, NaN for texts
 * @param codes of each row
 */
export function numberStats(numbers: Float64Array, tally: Tally, rows: Int32Array, codes: Codes): NumberStats | null {
  let [count, sum, min, max] = [0, 0, Infinity, -Infinity];
  const take = (number: number, times: number): void => {
    if (Number.isNaN(number)) return;
    count += times;
    sum += number * times;
    if (number < min) min = number;
    if (number > max) max = number;
  };
  if (tally.mixed) for (const row of rows) take(numbers[codes[row]!]!, 1);
  else tally.codes.forEach((code, place) => take(numbers[code]!, tally.counts[place]!));
  return count > 0 ? { min, max, avg: sum / count, sum } : null;
}
