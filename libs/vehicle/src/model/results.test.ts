import { expect, it } from 'vitest';
import { listsVehicles, stepsToResults } from './results.ts';

it.each([
  ['/search', true],
  ['/search/toyota/rav4', true],
  ['/searching', false],
  ['/cars/a-1', false],
  ['', false],
])('says whether %j lists vehicles: %s', (path, expected) => {
  expect(listsVehicles(path, '/search')).toBe(expected);
});

it.each([
  [['/search', '/cars/a'], 1],
  [['/', '/search/kia', '/cars/a', '/cars/a', '/cars/a'], 3],
  [['/search', '/cars/b', '/cars/a'], null],
  [['/cars/a'], null],
  [['', '/cars/a'], null],
  [[], null],
] as const)('counts the steps back to the list in %j', (paths, steps) => {
  expect(stepsToResults(paths, '/search')).toBe(steps);
});
