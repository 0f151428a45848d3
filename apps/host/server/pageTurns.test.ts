import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTurns } from './pageTurns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const settled = () => pass(0);
const open = (options: Parameters<typeof openTurns>[0]) => openTurns({ now: Date.now, ...options });

/** Takes a turn, and reports whether it has begun, or that it will not. */
function ask(take: ReturnType<typeof openTurns>) {
  const asked: { over: (() => void) | null; state: 'waiting' | 'begun' | 'refused' } = { over: null, state: 'waiting' };
  void take().then((over) => Object.assign(asked, { over, state: over ? 'begun' : 'refused' }));
  return asked;
}

it('renders a limited number of pages at a time, the others in the order of their requests', async () => {
  const take = open({ max: 2 });
  const pages = [1, 2, 3, 4].map(() => ask(take));
  await settled();
  expect(pages.map(({ state }) => state)).toEqual(['begun', 'begun', 'waiting', 'waiting']);
  pages[1]?.over?.();
  pages[1]?.over?.();
  await settled();
  expect(pages.map(({ state }) => state)).toEqual(['begun', 'begun', 'begun', 'waiting']);
  for (const page of pages) page.over?.();
  await settled();
  for (const page of pages) page.over?.();
  const again = [ask(take), ask(take), ask(take)];
  await settled();
  expect(again.map(({ state }) => state)).toEqual(['begun', 'begun', 'waiting']);
});

it('continues when a page hangs', async () => {
  const take = open({ max: 1, longest: 1_000 });
  ask(take);
  const next = ask(take);
  await pass(999);
  expect(next.state).toBe('waiting');
  await pass(1);
  expect(next.state).toBe('begun');
});

it('refuses who has waited too long, and gives the turn to those who can still wait', async () => {
  const take = open({ max: 1, longest: 10_000, patience: 300 });
  const first = ask(take);
  const second = ask(take);
  await pass(200);
  const third = ask(take);
  await pass(100);
  expect([second.state, third.state]).toEqual(['refused', 'waiting']);
  first.over?.();
  await settled();
  expect(third.state).toBe('begun');
});

it('refuses at once who could not begin in time by far, by what turns take', async () => {
  const take = open({ max: 2, patience: 1_000 });
  for (let page = 0; page < 60; page += 1) {
    const asked = ask(take);
    await pass(200);
    asked.over?.();
  }
  // Two turns of 200 ms at a time: ten of them begin in a second, twenty in twice that.
  const rush = Array.from({ length: 40 }, () => ask(take));
  await settled();
  const count = (state: string) => rush.filter((one) => one.state === state).length;
  expect(count('begun')).toBe(2);
  expect(count('waiting')).toBe(20);
  expect(count('refused')).toBe(18);
  // Who was refused has no place in the queue.
  const rest = rush.filter(({ state }) => state !== 'refused');
  for (const page of rest) {
    page.over?.();
    await settled();
  }
  expect(rest.every(({ state }) => state === 'begun')).toBe(true);
});

it('lets a rush in after slow first pages, which load their code', async () => {
  const take = open({ max: 2, longest: 10_000, patience: 1_000 });
  for (const page of [ask(take), ask(take)]) {
    await pass(500);
    page.over?.();
  }
  const rush = Array.from({ length: 20 }, () => ask(take));
  await settled();
  expect(rush.some(({ state }) => state === 'refused')).toBe(false);
});

it('gives no turn to who may not wait while there is none free', async () => {
  const take = open({ max: 1 });
  const over = await take({ mayWait: false });
  expect(over).not.toBeNull();
  expect(await take({ mayWait: false })).toBeNull();
  over?.();
  expect(await take({ mayWait: false })).not.toBeNull();
});
