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
    ['xcyz', 'abcde', 'xcde'],
    ['x*yz', 'ab*de', 'x*de'],
    ['xy', 'abcde', 'xy'],
    ['', 'abc', ''],
    ['vwxyz', '', 'vw'],
  ])('[SRCH-12] begins %j over the former %j as %j, each vehicle once', (next, former, shown) => {
    expect(names(stagedEntries(list(next), list(former), 2))).toBe(shown);
  });
});
