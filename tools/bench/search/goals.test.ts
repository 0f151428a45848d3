import { describe, expect, it } from 'vitest';
import { barsOf, timesOf, type SizeResult } from './bars.ts';
import { createChance } from './chance.ts';
import { pagesFor } from './measureSize.ts';
import { readOptions, readSize, sizeName } from './options.ts';
import { priceBand } from './referenceCar.ts';
import { barsTable, figure, table } from './report.ts';
import { percentile, percentiles, steadyPercentile } from './times.ts';
import type { Page } from './workload.ts';

const page = (scope: Page['scope']): Page => ({
  scope,
  site: scope,
  query: '',
  refinements: [],
  sort: null,
  price: { min: null, max: null },
});
const result: SizeResult = {
  cars: 100_000,
  pages: [page('dealer'), page('group'), page('dealer'), page('market')],
  typed: [
    { scope: 'dealer', site: 'dealer', query: 'white' },
    { scope: 'market', site: 'market', query: 'white' },
  ],
  build: { memory: 0, updateMs: [1, 2, 6] },
  serve: { memory: 149_000_000, startMs: 301, pageMs: [4, 3, 5, 900], typedMs: [1, 11], landingMs: [1, 1, 4] },
};

describe('goals', () => {
  it('are judged for the sizes that were run, each by its own scope', () => {
    const verdicts = barsOf([result]).map(({ name, measured, passed }) => [name, measured, passed]);
    expect(verdicts).toEqual([
      ['refined pages, dealer, p95', 5, false],
      ['refined pages, group, p95', 3, true],
      ['refined pages, market, p95', 900, false],
      ['typed questions, dealer, p95', 1, true],
      ['typed questions, market, p95', 11, false],
      ['whole-market landing, warm, p95', 4, true],
      ['update of one car, p95', 6, false],
      ['start with an existing index', 301, false],
      ['resident growth while serving', 149, true],
    ]);
    expect(barsOf([{ ...result, cars: 3_000 }])).toEqual([]);
  });

  it('are judged as the reference machine would meet them', () => {
    const slow = { ...result, serve: { ...result.serve, machine: 2.5 } };
    const verdicts = barsOf([slow]).map(({ measured, reference, passed }) => [measured, reference, passed]);
    expect(verdicts).toEqual([
      [5, 2, true],
      [3, 1.2, true],
      [900, 360, false],
      [1, 0.4, true],
      [11, 4.4, true],
      [4, 1.6, true],
      [6, 2.4, true],
      [301, 120.4, true],
      [149_000_000 / 1_000_000, 149, true],
    ]);
  });

  it('stand in a table with their verdict', () => {
    const lines = barsTable(barsOf([result])).split('\n');
    expect(lines).toHaveLength(10);
    expect(lines[8]).toMatch(/^100k: start with an existing index +301 ms +301 ms +300 ms +FAIL$/);
  });
});

describe('figures', () => {
  it('take the value that the share does not exceed', () => {
    const values = Array.from({ length: 100 }, (_, place) => 100 - place);
    expect(percentiles(values)).toEqual({ p50: 50, p95: 95, p99: 99 });
    expect(percentile([7], 0.95)).toBe(7);
    expect(() => percentile([], 0.5)).toThrow('nothing');
  });

  it('are those of the middle one of three rounds, where there are enough of them', () => {
    const calm = Array.from({ length: 60 }, () => 1);
    expect(steadyPercentile([...calm, ...calm.map(() => 50), ...calm.map(() => 2)], 0.95)).toBe(2);
    expect(steadyPercentile([1, 1, 50], 0.95)).toBe(50);
  });

  it('keep three digits, and columns their width', () => {
    expect([figure(0.123), figure(12.34), figure(1234.5)]).toEqual(['0.12', '12.3', '1235']);
    expect(
      table([
        ['a', 'b'],
        ['long', '1'],
      ]),
    ).toBe('a     b\nlong  1');
  });

  it('go to the scope of their page', () => {
    expect(timesOf(result.pages, [4, 3, 5, 900], 'dealer')).toEqual([4, 5]);
  });

  it('repeat where chance is asked again', () => {
    const draw = () => Array.from({ length: 5 }, createChance(9).next);
    expect(draw()).toEqual(draw());
    expect(draw().every((one) => one >= 0 && one < 1)).toBe(true);
  });

  it('name price bands as the specification does', () => {
    expect([0, 9_999, 10_000, 99_999.5, 100_000].map(priceBand)).toEqual([
      ...[null, 'Under $10,000', '$10,000-$20,000', '$75,000-$100,000', '$100,000-...'],
    ]);
  });
});

describe('options', () => {
  it('read sizes as people write them', () => {
    expect(['16.7k', '100k', '3000', '0', 'many', '2000k'].map(readSize)).toEqual([
      16_700,
      100_000,
      3_000,
      null,
      null,
      null,
    ]);
    expect(sizeName(16_700)).toBe('16.7k');
  });

  it('have a quick run and a whole one', () => {
    expect(readOptions(['--quick'])).toMatchObject({ sizes: [16_700], pages: 60 });
    expect(readOptions([])).toMatchObject({ sizes: [16_700, 100_000, 500_000], pages: 300 });
    expect(readOptions(['--quick', '--sizes', '3k', '--engines', 'none'])).toMatchObject({ sizes: [3_000], peers: [] });
    expect(readOptions(['--help'])).toBeNull();
  });

  it.each([
    [['--sizes', 'big'], '--sizes takes'],
    [['--engines', 'lucene'], '--engines knows orama'],
    [['--pages', '2'], '--pages must be'],
  ])('refuse %s in one sentence', (args, told) => {
    expect(() => readOptions(args)).toThrow(told);
  });

  it('leave a peer out where it would take too long', () => {
    expect(pagesFor('orama', 16_700)).toBe(300);
    expect(pagesFor('orama', 100_000)).toBe(0);
    expect(pagesFor('pglite', 100_000)).toBe(90);
    expect(pagesFor('pglite', 500_000)).toBe(0);
  });
});
