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
  const length = tally.mixed ? rows.length : tally.codes.length;
  for (let place = 0; place < length; place += 1) {
    const number = numbers[tally.mixed ? codes[rows[place]!]! : tally.codes[place]!]!;
    if (Number.isNaN(number)) continue;
    const times = tally.mixed ? 1 : tally.counts[place]!;
    count += times;
    sum += number * times;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  return count > 0 ? { min, max, avg: sum / count, sum } : null;
}

/** Zero between two counts, so that counting ten rows takes ten steps however many codes there are. */
let counters = new Uint32Array(1_024);
let foundCodes = new Uint32Array(1_024);
let foundCounts = new Uint32Array(1_024);

/** Counters that are zero, one for each code; until the next call. */
export function zeroCounters(length: number): Uint32Array {
  if (counters.length < length) {
    counters = new Uint32Array(length * 2);
    foundCodes = new Uint32Array(length * 2);
    foundCounts = new Uint32Array(length * 2);
  }
  return counters;
}

/** Counts the codes of some rows. @returns the codes that came, each once */
function countFew(rows: Int32Array, codes: Codes, counts: Uint32Array): Uint32Array {
  let found = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const code = codes[rows[place]!]!;
    if (counts[code]! === 0) foundCodes[found++] = code;
    counts[code]! += 1;
  }
  return foundCodes.subarray(0, found);
}

function countMany(rows: Int32Array, codes: Codes, counts: Uint32Array): void {
  for (let place = 0; place < rows.length; place += 1) counts[codes[rows[place]!]!]! += 1;
}

/**
 * Counts the codes of some rows.
 * @param counts zero, one for each code
 * @param countLists counts the values of the rows that hold several
 * @returns what was counted, in the order of the codes from `first` on; until the next count
 */
export function tallyCodes(
  rows: Int32Array,
  codes: Codes,
  { counts, length, first }: { counts: Uint32Array; length: number; first: number },
  countLists: () => boolean,
): Tally {
  const few = length > rows.length * 4 ? countFew(rows, codes, counts) : null;
  if (!few) countMany(rows, codes, counts);
  const mixed = countLists();
  const sorted = few && !mixed ? few.sort() : null;
  const end = sorted ? sorted.length : length;
  let found = 0;
  for (let place = 0; place < end; place += 1) {
    const code = sorted ? sorted[place]! : place;
    const count = counts[code]!;
    if (count === 0) continue;
    counts[code] = 0;
    if (code < first) continue;
    foundCodes[found] = code;
    foundCounts[found++] = count;
  }
  return { codes: foundCodes.subarray(0, found), counts: foundCounts.subarray(0, found), mixed };
}
