import type { Measured } from './task.ts';
import { steadyPercentile } from './times.ts';
import type { ScopeName } from './scopes.ts';
import type { TypedQuestion } from './typed.ts';
import type { Page } from './workload.ts';

/** What our own engine showed at one size. */
export interface SizeResult {
  cars: number;
  pages: readonly Page[];
  typed: readonly TypedQuestion[];
  build: Measured;
  serve: Measured;
}

export interface Bar {
  name: string;
  unit: 'ms' | 'MB';
  limit: number;
  measured: number;
  /** What the reference machine would take: milliseconds divided by this machine's factor; memory as it is. */
  reference: number;
  /** Whether the reference machine's figure is within the limit. */
  passed: boolean;
}

const megabyte = 1_000_000;

/** Times of one scope's pages, in the order of the pages. */
export function timesOf(pages: readonly Pick<Page, 'scope'>[], times: readonly number[], scope: ScopeName): number[] {
  return times.filter((_, place) => pages[place]?.scope === scope);
}

interface Goal {
  cars: number;
  name: string;
  unit: Bar['unit'];
  limit: number;
  measured: (result: SizeResult) => number;
}

const slowest = (values: readonly number[] | undefined): number => steadyPercentile(values ?? [], 0.95);
const scopeGoal = (cars: number, scope: ScopeName, limit: number): Goal => ({
  cars,
  limit,
  unit: 'ms',
  name: `refined pages, ${scope}, p95`,
  measured: ({ pages, serve }) => slowest(timesOf(pages, serve.pageMs ?? [], scope)),
});
const typedGoal = (cars: number, scope: ScopeName, limit: number): Goal => ({
  cars,
  limit,
  unit: 'ms',
  name: `typed questions, ${scope}, p95`,
  measured: ({ typed, serve }) => slowest(timesOf(typed, serve.typedMs ?? [], scope)),
});
const everySize = (cars: number): Goal[] => [
  {
    cars,
    name: 'whole-market landing, warm, p95',
    unit: 'ms',
    limit: 5,
    measured: ({ serve }) => slowest(serve.landingMs),
  },
  { cars, name: 'update of one car, p95', unit: 'ms', limit: 5, measured: ({ build }) => slowest(build.updateMs) },
];

const goals: readonly Goal[] = [
  scopeGoal(16_700, 'market', 25),
  ...everySize(16_700),
  scopeGoal(100_000, 'dealer', 2),
  scopeGoal(100_000, 'group', 5),
  scopeGoal(100_000, 'market', 10),
  typedGoal(100_000, 'dealer', 2),
  typedGoal(100_000, 'market', 10),
  ...everySize(100_000),
  {
    cars: 100_000,
    name: 'start with an existing index',
    unit: 'ms',
    limit: 300,
    measured: ({ serve }) => serve.startMs ?? Infinity,
  },
  {
    cars: 100_000,
    name: 'resident growth while serving',
    unit: 'MB',
    limit: 150,
    measured: ({ serve }) => serve.memory / megabyte,
  },
  scopeGoal(500_000, 'dealer', 5),
  typedGoal(500_000, 'dealer', 5),
  scopeGoal(500_000, 'group', 15),
  ...everySize(500_000),
];

/** How each goal of the sizes that were run was met. */
export function barsOf(results: readonly SizeResult[]): (Bar & { cars: number })[] {
  return goals.flatMap(({ measured, ...goal }) => {
    const result = results.find(({ cars }) => cars === goal.cars);
    if (!result) return [];
    const value = measured(result);
    const reference = goal.unit === 'ms' ? value / (result.serve.machine ?? 1) : value;
    return [{ ...goal, measured: value, reference, passed: reference <= goal.limit }];
  });
}
