import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePromo } from '../testing/index.ts';
import { stagedLines, wholeLines, type ListLine } from './stagedLines.ts';
import { entryKey, type ListEntry } from './withPromos.ts';

type Item = { objectID: string };

const list = (ids: string): ListEntry<Item>[] =>
  [...ids].map((objectID, index) =>
    objectID === '*'
      ? { kind: 'promo', promo: samplePromo, position: index + 1 }
      : { kind: 'item', item: { objectID }, index },
  );
const standing = (ids: string): ListLine<Item>[] =>
  list(ids).map((entry) => ({ entry, key: entryKey(entry), hidden: false }));
const name = (entry: ListEntry<Item>) => (entry.kind === 'promo' ? '*' : entry.item.objectID);
/** Hidden lines are in brackets. */
const text = (lines: readonly ListLine<Item>[]) =>
  lines.map(({ entry, hidden }) => (hidden ? `(${name(entry)})` : name(entry))).join('');
const staged = (former: string, next: string) => stagedLines(standing(former), list(next), { draws: 2, turn: 7 });

describe('the beginning of a list', () => {
  it.each([
    ['vwxyz', 'abcde', 'vwcde'],
    ['axyz', 'abcde', 'axyde'],
    ['abcxyz', 'abcde', 'abcxy'],
    ['xcyz', 'abcde', 'x(b)cye'],
    ['x*yz', 'ab*de', 'x(b)*ye'],
    ['edcba', 'abcde', 'edc(d)(e)'],
    ['hxyz', 'abcdefgh', 'hxcdefg(h)'],
    ['vwxyz', '', 'vw'],
    ['vwxyz', 'a', 'vw'],
    // Lines that a shorter list no longer holds stay in the page, hidden.
    ['xy', 'abcde', 'xy(c)(d)(e)'],
    ['x', 'abcde', 'x(b)(c)(d)(e)'],
    ['bd', 'abcde', '(a)b(c)d(e)'],
    ['xey', 'abcdef', 'x(b)(c)(d)ey'],
    ['eb', 'abcde', 'eb(c)(d)(e)'],
    ['', 'abc', '(a)(b)(c)'],
  ])('[SRCH-12] draws two vehicles of %j over %j: %j', (next, former, expected) => {
    expect(text(staged(former, next))).toBe(expected);
  });

  it('[SRCH-12] reuses existing lines, and creates others only after them', () => {
    expect(staged('abcde', 'xcyz').map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(staged('a', 'vwxyz').map(({ key }) => key)).toEqual(['a', 'w 7']);
  });

  it('[SRCH-12] shows a hidden line again when another entry fills it', () => {
    const once = staged('abcde', 'bd');
    expect(text(stagedLines(once, list('xbyz'), { draws: 2, turn: 8 }))).toBe('xbyd(e)');
  });

  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnopqrstuvwx*'), { maxLength: 24 });
  const draws = fc.integer({ min: 1, max: 4 });

  it('[SRCH-12] matches the new list from its start, draws few lines, moves none, and leaves the rest unchanged', () => {
    fc.assert(
      fc.property(fc.array(ids, { minLength: 2, maxLength: 5 }), draws, fc.boolean(), (lists, max, isQuick) => {
        let former: ListLine<Item>[] = [];
        lists.forEach((letters, number) => {
          const next = list(letters.join(''));
          const lines = stagedLines(former, next, { draws: max, turn: number * 2 });
          const shown = lines.filter(({ hidden }) => !hidden).map(({ entry }) => entryKey(entry));
          expect(new Set(shown).size).toBe(shown.length);
          expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);

          const wanted = next.map(entryKey);
          const same = wanted.findIndex((key, at) => shown[at] !== key);
          const begun = same < 0 ? wanted.length : same;
          expect(begun).toBeGreaterThanOrEqual(Math.min(max, wanted.length));
          if (begun === wanted.length) expect(shown).toEqual(wanted);
          const before = new Map(former.map((line) => [line.key, line]));
          const stood = former.filter(({ hidden }) => !hidden).map(({ entry }) => entryKey(entry));
          const rest = shown.slice(begun);
          expect(rest).toEqual(stood.filter((key) => rest.includes(key)));

          const drawn = lines.filter(({ key, entry }) => {
            const line = before.get(key);
            return !line || entryKey(line.entry) !== entryKey(entry);
          });
          expect(drawn.length).toBeLessThanOrEqual(max);
          const kept = lines.map(({ key }) => key).filter((key) => before.has(key));
          expect(kept).toEqual(former.map(({ key }) => key));
          const firstNew = lines.findIndex(({ key }) => !before.has(key));
          if (firstNew >= 0) expect(lines.slice(firstNew).every(({ key }) => !before.has(key))).toBe(true);

          former = isQuick ? lines : wholeLines(lines, next, number * 2 + 1);
        });
      }),
    );
  });
});

describe('the whole list', () => {
  it('[SRCH-12] takes over the lines of its beginning, and hides none', () => {
    const lines = wholeLines(staged('abcde', 'xcyz'), list('xcyz'), 8);
    expect(text(lines)).toBe('xcyz');
    expect(lines.map(({ key }) => key)).toEqual(['a', 'c', 'd', 'e']);
  });

  it('[SRCH-12] does not draw an entry twice when it is also in a hidden line', () => {
    const begun = staged('abcde', 'edcba');
    expect(wholeLines(begun, list('edcba'), 8).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
