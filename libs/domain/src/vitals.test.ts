import { describe, expect, it } from 'vitest';
import { sampleSite } from './testing/index.ts';
import { judgeVital, wordedVital, visitedPage, vitalKinds, vitalNames } from './vitals.ts';

describe('judging a figure', () => {
  it.each(vitalNames)('%s is good up to its first bar, and poor beyond its second', (name) => {
    const { good, poor } = vitalKinds[name];
    expect([0, good, good + 0.01, poor, poor + 0.01].map((value) => judgeVital(name, value))).toEqual([
      'good',
      'good',
      'needs improvement',
      'needs improvement',
      'poor',
    ]);
  });
});

it('words milliseconds whole and the score of shifts with three places', () => {
  expect([wordedVital('INP', 151.6), wordedVital('CLS', 0.1234)]).toEqual(['152 ms', '0.123']);
});

describe('the page that was visited', () => {
  const paths = { ...sampleSite.paths, search: '/stock', contact: '/find-us' };
  it.each([
    ['/', 'home'],
    ['/cars/2023-toyota-rav4', 'vehicle'],
    ['/stock', 'search'],
    ['/stock/toyota/rav4', 'search'],
    ['/find-us', 'contact'],
    ['/contact', 'other'],
    ['/blog/news/a-word', 'article'],
    ['/nowhere/at/all', 'other'],
    ['/__proto__', 'other'],
  ])('at %s is %s', (path, page) => {
    expect(visitedPage(path, paths)).toBe(page);
  });
});
