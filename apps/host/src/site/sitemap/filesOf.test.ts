import { expect, it } from 'vitest';
import { filesOf } from './filesOf.ts';

const entries = ['/a', '/b', '/c', '/d', '/e'].map((path) => ({ path }));
const named = (max?: number) =>
  filesOf('vehicles', entries, max).map(({ name, entries: own }) => [name, own.map(({ path }) => path).join('')]);

it('[ROUTE-20] splits addresses into files of the permitted size, each in exactly one', () => {
  expect(named(2)).toEqual([
    ['vehicles', '/a/b'],
    ['vehicles-2', '/c/d'],
    ['vehicles-3', '/e'],
  ]);
  expect(named()).toEqual([['vehicles', '/a/b/c/d/e']]);
  expect(named(5)).toHaveLength(1);
  expect(filesOf('offers', [])).toEqual([]);
  expect(
    filesOf(
      'vehicles',
      Array.from({ length: 50_001 }, () => ({ path: '/' })),
    ),
  ).toHaveLength(2);
});
