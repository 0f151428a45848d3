import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judge, readJudged } from './judge.ts';

it('reads what is wanted of a vehicle, spaces in values included', () => {
  expect(readJudged('x trail\tmake_model=Nissan > X-Trail price<=40000\n')).toEqual([
    {
      query: 'x trail',
      wanted: [
        { attribute: 'make_model', operator: '=', value: 'Nissan > X-Trail' },
        { attribute: 'price', operator: '<=', value: '40000' },
      ],
    },
  ]);
});

it('gives all points to the best order there is, and fewer to any other', () => {
  expect(judge('a', [3, 0, 3], [3, 3])).toEqual({ query: 'a', ndcg: 1, success: true, empty: false });
  expect(judge('a', [3, 0, 3], [0, 3, 3])).toMatchObject({ success: false });
  expect(judge('a', [3, 0, 3], [0, 3, 3]).ndcg).toBeLessThan(0.8);
  expect(judge('a', [3], [])).toEqual({ query: 'a', ndcg: 0, success: false, empty: true });
});

it('has a set of at least 300 queries, none twice', () => {
  const judged = readJudged(readFileSync(join(import.meta.dirname, 'judged.tsv'), 'utf8'));
  expect(judged.length).toBeGreaterThanOrEqual(300);
  expect(new Set(judged.map(({ query }) => query.toLowerCase())).size).toBe(judged.length);
});
