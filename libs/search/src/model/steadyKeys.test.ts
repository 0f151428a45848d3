import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { steadyKeys, type KeyedLine } from './steadyKeys.ts';

const lines = (ids: string): KeyedLine[] => [...ids].map((id) => ({ id, key: id }));
const keys = (former: string, next: string) =>
  steadyKeys(lines(former), [...next], 7).map(({ key }) => key.replace(' 7', "'"));

describe('steadyKeys', () => {
  it.each([
    ['abcde', 'abcde', ['a', 'b', 'c', 'd', 'e']],
    ['abcde', 'eabcd', ["e'", 'a', 'b', 'c', 'd']],
    ['abcde', 'xyzde', ['a', 'b', 'c', 'd', 'e']],
    ['abcde', 'xbydz', ['a', 'b', 'c', 'd', 'e']],
    ['abcde', 'bxyzde', ['b', 'c', "y'", "z'", 'd', 'e']],
    ['abcde', 'bcdea', ['b', 'c', 'd', 'e', "a'"]],
    ['abc', 'cba', ["c'", "b'", 'a']],
    ['abc', 'bxa', ["b'", "x'", 'a']],
    ['', 'ab', ["a'", "b'"]],
    ['ab', '', []],
  ])('[SRCH-12] draws %j followed by %j with the keys %j', (former, next, expected) => {
    expect(keys(former, next)).toEqual(expected);
  });

  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 24 });

  it('[SRCH-12] moves nothing, and never gives a key twice, however lists follow one another', () => {
    fc.assert(
      fc.property(fc.array(ids, { minLength: 2, maxLength: 6 }), (lists) => {
        let former: KeyedLine[] = [];
        lists.forEach((list, turn) => {
          const next = steadyKeys(former, list, turn);
          expect(next.map(({ id }) => id)).toEqual(list);
          expect(new Set(next.map(({ key }) => key)).size).toBe(list.length);
          const places = next.map(({ key }) => former.findIndex((line) => line.key === key)).filter((at) => at >= 0);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          former = next;
        });
      }),
    );
  });

  it('[SRCH-12] never removes a line beside one that is created', () => {
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const next = steadyKeys(
          before.map((id) => ({ id, key: id })),
          after,
          1,
        );
        const used = new Set(next.map(({ key }) => key));
        const places = next.map(({ key }) => before.indexOf(key));
        places.forEach((place, at) => {
          if (place >= 0) return;
          const left = Math.max(-1, ...places.slice(0, at));
          const right = places.slice(at).find((one) => one >= 0) ?? before.length;
          expect(before.slice(left + 1, right).filter((key) => !used.has(key))).toEqual([]);
        });
      }),
    );
  });

  it('[SRCH-12] keeps as many lines as possible', () => {
    /** Compared with every possible choice of lines. */
    const max = (numbers: readonly number[], above = -1): number =>
      numbers.reduce(
        (best, number, at) => (number > above ? Math.max(best, 1 + max(numbers.slice(at + 1), number)) : best),
        0,
      );
    const few = fc.uniqueArray(fc.integer({ min: 0, max: 11 }).map(String), { maxLength: 9 });
    fc.assert(
      fc.property(few, few, (before, after) => {
        const former = before.map((id) => ({ id, key: id }));
        const kept = steadyKeys(former, after, 1).filter(({ id, key }) => id === key);
        expect(kept).toHaveLength(max(after.filter((id) => before.includes(id)).map((id) => before.indexOf(id))));
      }),
      { numRuns: 300 },
    );
  });
});
