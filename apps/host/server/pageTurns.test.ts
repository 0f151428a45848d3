import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTurns } from './pageTurns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Takes a turn, and reports whether it has begun. */
function ask(take: ReturnType<typeof openTurns>) {
  const asked: { over: (() => void) | null } = { over: null };
  void take().then((over) => (asked.over = over));
  return asked;
}
const settled = () => vi.advanceTimersByTimeAsync(0);

it('renders a limited number of pages at a time, the others in the order of their requests', async () => {
  const take = openTurns(2);
  const pages = [1, 2, 3, 4].map(() => ask(take));
  await settled();
  expect(pages.map(({ over }) => over !== null)).toEqual([true, true, false, false]);
  pages[1]?.over?.();
  pages[1]?.over?.();
  await settled();
  expect(pages.map(({ over }) => over !== null)).toEqual([true, true, true, false]);
  for (const page of pages) page.over?.();
  await settled();
  for (const page of pages) page.over?.();
  const again = [ask(take), ask(take), ask(take)];
  await settled();
  expect(again.map(({ over }) => over !== null)).toEqual([true, true, false]);
});

it('continues when a page hangs', async () => {
  const take = openTurns(1, 1_000);
  ask(take);
  const next = ask(take);
  await vi.advanceTimersByTimeAsync(999);
  expect(next.over).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(next.over).not.toBeNull();
});
