import { beforeEach, expect, it, vi } from 'vitest';

const store = vi.hoisted(() => ({ made: new Map<unknown, unknown>() }));
// Simulates the framework's per-page cache: one value for each page.
vi.mock('react', () => ({
  cache: (make: () => unknown) => () => {
    if (!store.made.has(make)) store.made.set(make, make());
    return store.made.get(make);
  },
}));

const { inWaves } = await import('./inWaves.ts');

beforeEach(() => store.made.clear());

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Order in which parts continue that request at the same time loads of these durations. */
async function orderOf(waits: readonly number[]): Promise<number[]> {
  const order: number[] = [];
  await Promise.all(
    waits.map(async (ms, part) => {
      // Some parts of a page request slightly later than others, but none of them waits for anything.
      for (let turn = 0; turn < part * 3; turn += 1) await null;
      await inWaves(ms === 0 ? Promise.resolve() : after(ms));
      order.push(part);
    }),
  );
  return order;
}

it('parts of a page continue in the order of their requests, whichever load finishes first', async () => {
  for (const waits of [
    [0, 0, 0],
    [20, 0, 5],
    [0, 20, 0],
    [5, 0, 20],
  ])
    expect(await orderOf(waits)).toEqual([0, 1, 2]);
});

it('a failing load fails only for its own part', async () => {
  const failing = inWaves(Promise.reject(new Error('away')));
  const other = inWaves(Promise.resolve('here'));
  await expect(failing).rejects.toThrow('away');
  expect(await other).toBe('here');
});

it('a later request is a wave of its own', async () => {
  expect(await inWaves(Promise.resolve(1))).toBe(1);
  expect(await inWaves(after(5).then(() => 2))).toBe(2);
});
