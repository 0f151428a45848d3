export interface TypoSizes {
  /** Letters from which one may be wrong. */
  one: number;
  /** Letters from which two may be wrong. */
  two: number;
}

/** A word of the index that a mistyped one may have meant. */
export interface CloseWord {
  code: number;
  typos: number;
}

/** None below 4 letters, one from 4, two from 8. */
export const defaultTypoSizes: TypoSizes = { one: 4, two: 8 };

const digits = /\p{N}/u;
const digitsOf = (word: string): string => word.replace(/\P{N}+/gu, '');

export function allowedTypos(word: string, sizes: TypoSizes): number {
  if (/^\p{N}+$/u.test(word)) return 0;
  return word.length >= sizes.two ? 2 : word.length >= sizes.one ? 1 : 0;
}

const lineOf = (length: number): Int32Array => new Int32Array(length);
let [before, above, line] = [lineOf(64), lineOf(64), lineOf(64)];

/**
 * Letters to change, add, leave out or swap with a neighbour to get from one word to the other.
 * @param prefix compare with the best-fitting beginning of `candidate` instead of all of it
 * @returns more than `max` as soon as it is known to be more
 */
export function typoDistance(word: string, candidate: string, max: number, prefix = false): number {
  const reach = prefix ? Math.min(candidate.length, word.length + max) : candidate.length;
  if (reach < word.length - max || (!prefix && reach > word.length + max)) return max + 1;
  if (above.length <= reach) {
    [before, above, line] = [lineOf(reach * 2), lineOf(reach * 2), lineOf(reach * 2)];
  }
  for (let column = 0; column <= reach; column += 1) above[column] = column;
  let minAbove = 0;
  for (let row = 1; row <= word.length; row += 1) {
    const sign = word.charCodeAt(row - 1);
    const signBefore = row > 1 ? word.charCodeAt(row - 2) : -1;
    line[0] = row;
    let min = row;
    for (let column = 1; column <= reach; column += 1) {
      const other = candidate.charCodeAt(column - 1);
      let cost = above[column - 1]! + (sign === other ? 0 : 1);
      if (above[column]! + 1 < cost) cost = above[column]! + 1;
      if (line[column - 1]! + 1 < cost) cost = line[column - 1]! + 1;
      if (column > 1 && sign === candidate.charCodeAt(column - 2) && signBefore === other) {
        if (before[column - 2]! + 1 < cost) cost = before[column - 2]! + 1;
      }
      line[column] = cost;
      if (cost < min) min = cost;
    }
    // One row back can still be reached by a swap, and costs at least one more from there.
    if (min > max && minAbove >= max) return max + 1;
    minAbove = min;
    [before, above, line] = [above, line, before];
  }
  if (!prefix) return above[reach]!;
  let best = above[0]!;
  for (let column = 1; column <= reach; column += 1) if (above[column]! < best) best = above[column]!;
  return best;
}

/**
 * Typing errors between a typed word and a word that is there; one in the first letter counts as two.
 * A number that differs names another car: CX-3 is not taken for a mistyped CX-5.
 * @returns more than `max` when there are more, or when the words are the same
 */
export function typosBetween(word: string, candidate: string, max: number, prefix: boolean): number {
  const lengths = candidate.length - word.length;
  if (lengths < -max || (!prefix && lengths > max)) return max + 1;
  const compared = prefix ? candidate.slice(0, word.length + max) : candidate;
  if (digits.test(word)) {
    if (digitsOf(word) !== digitsOf(compared)) return max + 1;
  } else if (digits.test(prefix ? candidate.slice(0, word.length) : candidate)) return max + 1;
  const sameStart = word.charCodeAt(0) === candidate.charCodeAt(0);
  const distance = typoDistance(word, candidate, sameStart ? max : max - 1, prefix);
  return sameStart ? distance : distance + 1;
}
