import { describe, expect, it } from 'vitest';
import { restored, toggled, withEntry, withoutEntry, withoutSearch, withSearch } from './lists.ts';

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id).join('');

describe('lists of vehicles', () => {
  it('put the newest first, without duplicates', () => {
    expect(ids(withEntry(list, { id: 'd' }))).toBe('dabc');
    expect(ids(withEntry(list, { id: 'c' }))).toBe('cab');
  });

  it('drop the oldest at the limit', () => {
    expect(ids(withEntry(list, { id: 'd' }, 3))).toBe('dab');
  });

  it('remove what is in and add what is not', () => {
    expect(ids(toggled(list, { id: 'b' }))).toBe('ac');
    expect(ids(toggled(list, { id: 'd' }))).toBe('dabc');
    expect(ids(withoutEntry(list, 'zzz'))).toBe('abc');
  });

  it('[CARD-05] refuse a fifth vehicle to compare, yet allow removing one of four', () => {
    const full = [...list, { id: 'd' }];
    expect(ids(toggled(full, { id: 'e' }, 4))).toBe('abcd');
    expect(ids(toggled(full, { id: 'd' }, 4))).toBe('abc');
  });
});

describe('restored', () => {
  it('puts a vehicle back in its position', () => {
    expect(ids(restored([{ id: 'a' }, { id: 'c' }], [{ id: 'b' }], 1))).toBe('abc');
  });

  it('puts all of them back after what was added meanwhile', () => {
    expect(ids(restored([{ id: 'z' }], list, Infinity))).toBe('zabc');
  });

  it('has no duplicates and never exceeds the limit', () => {
    expect(ids(restored([{ id: 'b' }], list, 0))).toBe('acb');
    expect(ids(restored([{ id: 'x' }, { id: 'y' }, { id: 'z' }], list, Infinity, 4))).toBe('xyza');
  });
});

describe('withoutSearch', () => {
  it('[SRCH-18] removes one search whatever its case, and nothing else', () => {
    expect(withoutSearch(['Hilux SR5', 'suv'], ' hilux  sr5 ')).toEqual(['suv']);
    expect(withoutSearch(['suv'], 'hilux')).toEqual(['suv']);
  });
});

describe('withSearch', () => {
  it('[SRCH-18] keeps the last 5 searches, newest first', () => {
    const history = ['one', 'two', 'three', 'four', 'five', 'six'].reduce(withSearch, [] as string[]);
    expect(history).toEqual(['six', 'five', 'four', 'three', 'two']);
  });

  it('[SRCH-18] keeps a repeated search once and ignores blank ones', () => {
    expect(withSearch(['hilux', 'suv'], ' SUV ')).toEqual(['SUV', 'hilux']);
    expect(withSearch(['hilux'], '   ')).toEqual(['hilux']);
  });
});
