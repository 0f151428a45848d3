import { expect, it } from 'vitest';
import { compareAll, difference } from './compareAnswers.ts';
import type { PageAnswer } from './wirePages.ts';
import type { Page } from './workload.ts';

const page: Page = {
  scope: 'market',
  site: 'whole-market',
  query: '',
  refinements: [],
  sort: null,
  price: { min: null, max: null },
};
const answer: PageAnswer = {
  ids: ['a', 'b'],
  nbHits: 2,
  facets: { make: { Kia: 1, Toyota: 1 } },
  stats: { price: { min: 1, max: 3, sum: 4, avg: 2 } },
};
const changed = (change: Partial<PageAnswer>): PageAnswer => ({ ...answer, ...change });

it('finds equal answers equal, whatever the order in which values are listed', () => {
  expect(difference(page, answer, changed({ facets: { make: { Toyota: 1, Kia: 1 } } }))).toBeNull();
  const almost = { min: 1, max: 3, sum: 4 + 1e-12, avg: 2 };
  expect(difference(page, answer, changed({ stats: { price: almost } }))).toBeNull();
});

it.each([
  ['the number of hits', { nbHits: 3 }, 'hits: 2 and 3'],
  ['the order', { ids: ['b', 'a'] }, 'order: a b and b a'],
  ['a count', { facets: { make: { Kia: 2, Toyota: 1 } } }, "make 'Kia': 1 and 2"],
  ['a value that only one has', { facets: { make: { Kia: 1 } } }, "make 'Toyota': 1 and 0"],
  ['a facet that only one has', { facets: {} }, "make 'Kia': 1 and 0"],
  ['a figure', { stats: { price: { min: 1, max: 4, sum: 4, avg: 2 } } }, 'max of price'],
  ['figures that only one has', { stats: {} }, 'presence of price'],
])('tells %s apart', (_, change, told) => {
  expect(difference(page, answer, changed(change))).toContain(told);
  expect(difference(page, changed(change), answer)).not.toBeNull();
});

it('leaves the order to each engine where fitness to the words decides it, but not which cars are found', () => {
  const query = { ...page, query: 'corolla' };
  expect(difference(query, answer, changed({ ids: ['b', 'a'] }))).toBeNull();
  expect(difference(query, answer, changed({ ids: ['b', 'c'] }))).toContain('order');
  expect(difference({ ...query, sort: 'newest' }, answer, changed({ ids: ['b', 'a'] }))).toContain('order');
  const more = changed({ nbHits: 90 });
  expect(difference(query, more, { ...more, ids: ['x', 'y'] })).toBeNull();
});

it('counts what was compared, and names each page that differs', () => {
  const { compared, differences } = compareAll([page, page], [answer, answer], [answer, changed({ nbHits: 9 })]);
  expect(compared).toBe(2);
  expect(differences).toEqual([expect.stringMatching(/^page 1 .*hits: 2 and 9$/)]);
});
