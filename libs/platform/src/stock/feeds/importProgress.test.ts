import { expect, it } from 'vitest';
import { importProgress } from './importProgress.ts';

function watch(isTerminal: boolean) {
  const lines: string[] = [];
  let now = 0;
  const report = importProgress({ show: (line) => lines.push(line), isTerminal, clock: () => now });
  return {
    lines,
    at(ms: number, progress: Parameters<typeof report>[0]) {
      now = ms;
      report(progress);
    },
  };
}

it('tells share and time left of each step, a few times a second on a terminal', () => {
  const { lines, at } = watch(true);
  at(0, { phase: 'reading', rows: 0, done: 0 });
  at(300, { phase: 'reading', rows: 500, done: 0.01 });
  at(350, { phase: 'reading', rows: 900, done: 0.02 });
  at(10_000, { phase: 'reading', rows: 50_000, done: 0.1 });
  at(100_000, { phase: 'comparing', rows: 0, done: 0 });
  at(101_000, { phase: 'comparing', rows: 1_000, done: 0.5 });
  expect(lines).toEqual([
    'Reading (step 1 of 3): 500 rows, 1%',
    'Reading (step 1 of 3): 50,000 rows, 10%, 1 min 30 s left in this step',
    'Comparing (step 2 of 3): 0 rows, 0%',
    'Comparing (step 2 of 3): 1,000 rows, 50%, 1 s left in this step',
  ]);
});

it('writes into a log only every ten seconds', () => {
  const { lines, at } = watch(false);
  for (let second = 0; second <= 25; second += 1)
    at(second * 1_000, { phase: 'storing', rows: second, done: second / 25 });
  expect(lines).toEqual([
    'Storing (step 3 of 3): 10 rows, 40%, 15 s left in this step',
    'Storing (step 3 of 3): 20 rows, 80%, 5 s left in this step',
  ]);
});
