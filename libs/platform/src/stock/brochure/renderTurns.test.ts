import { expect, it } from 'vitest';
import { openTurns, TooManyWaiting } from './renderTurns.ts';

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  return { work, ends, most: () => most };
}

it('[VDP-16] draws no more than two brochures at the same time', async () => {
  const turn = openTurns(2, 10);
  const { work, ends, most } = held();
  const all = Array.from({ length: 6 }, () => turn(work));
  for (let ended = 0; ended < 6; ended += 1) {
    while (ends.length === 0) await Promise.resolve();
    ends.shift()?.();
  }
  await Promise.all(all);
  expect(most()).toBe(2);
});

it('[VDP-16] refuses to queue without end, and takes work again once the line is shorter', async () => {
  const turn = openTurns(1, 1);
  const { work, ends } = held();
  const first = turn(work);
  const second = turn(work);
  await expect(turn(work)).rejects.toThrow(TooManyWaiting);
  ends.shift()?.();
  await first;
  while (ends.length === 0) await Promise.resolve();
  ends.shift()?.();
  await second;
  await expect(turn(async () => 'done')).resolves.toBe('done');
});

it('[VDP-16] gives the turn of work that failed to the next', async () => {
  const turn = openTurns(1, 1);
  await expect(turn(() => Promise.reject(new Error('ink')))).rejects.toThrow('ink');
  await expect(turn(async () => 'done')).resolves.toBe('done');
});
