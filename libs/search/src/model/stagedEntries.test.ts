import { describe, expect, it } from 'vitest';
import { samplePromo } from '../testing/index.ts';
import { stagedEntries } from './stagedEntries.ts';
import type { ListEntry } from './withPromos.ts';

type Entry = ListEntry<{ objectID: string }>;
const list = (ids: string): Entry[] =>
  [...ids].map((objectID, index): Entry =>
    objectID === '*'
      ? { kind: 'promo', promo: samplePromo, position: index + 1 }
      : { kind: 'item', item: { objectID }, index },
  );
const names = (entries: readonly Entry[]) =>
  entries.map((entry) => (entry.kind === 'promo' ? '*' : entry.item.objectID)).join('');

describe('stagedEntries', () => {
  it.each([
    ['vwxyz', 'abcde', 'vwcde'],
    ['xcyz', 'abcde', 'xcyde'],
    ['x*yz', 'ab*de', 'x*yde'],
    ['axyz', 'abcde', 'axyde'],
    ['abcxyz', 'abcde', 'abcxy'],
    ['edcba', 'abcde', 'edcab'],
    ['vwxyz', '', 'vw'],
  ])('[SRCH-12] begins %j over the former %j as %j, each vehicle once', (next, former, expected) => {
    const { entries, shown } = stagedEntries(list(next), list(former), 2);
    expect([names(entries), shown]).toEqual([expected, expected.length]);
  });

  it.each([
    ['xy', 'abcde', 'xycde', 2],
    ['x', 'abcde', 'xbcde', 1],
    ['bd', 'abcde', 'bdace', 2],
    ['', 'abc', 'abc', 0],
  ])('[SRCH-12] keeps what follows a short list %j in the page, out of sight', (next, former, expected, count) => {
    const { entries, shown } = stagedEntries(list(next), list(former), 2);
    expect([names(entries), shown]).toEqual([expected, count]);
  });
});
