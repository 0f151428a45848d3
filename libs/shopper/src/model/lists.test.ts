import { describe, expect, it } from 'vitest';
import { toggled, withEntry, withoutEntry, withSearch } from './lists.ts';

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id).join('');

describe('lists of vehicles', () => {
  it('put the newest in front and hold each once', () => {
    expect(ids(withEntry(list, { id: 'd' }))).toBe('dabc');
    expect(ids(withEntry(list, { id: 'c' }))).toBe('cab');
  });

  it('let the oldest go at the limit', () => {
    expect(ids(withEntry(list, { id: 'd' }, 3))).toBe('dab');
  });

  it('take out what is in and put in what is not', () => {
    expect(ids(toggled(list, { id: 'b' }))).toBe('ac');
    expect(ids(toggled(list, { id: 'd' }))).toBe('dabc');
    expect(ids(withoutEntry(list, 'zzz'))).toBe('abc');
  });

  it('[CARD-05] refuse a fifth vehicle to compare, yet let one of four go', () => {
    const full = [...list, { id: 'd' }];
    expect(ids(toggled(full, { id: 'e' }, 4))).toBe('abcd');
    expect(ids(toggled(full, { id: 'd' }, 4))).toBe('abc');
  });
});

describe('withSearch', () => {
  it('[SRCH-18] keeps the last 5 searches, newest first', () => {
    const history = ['one', 'two', 'three', 'four', 'five', 'six'].reduce(withSearch, [] as string[]);
    expect(history).toEqual(['six', 'five', 'four', 'three', 'two']);
  });

  it('[SRCH-18] holds a repeated search once and ignores blank ones', () => {
    expect(withSearch(['hilux', 'suv'], ' SUV ')).toEqual(['SUV', 'hilux']);
    expect(withSearch(['hilux'], '   ')).toEqual(['hilux']);
  });
});
