import { expect, it, vi } from 'vitest';
import { openProbe } from './openProbe.ts';

const never = () => new Promise<never>(() => undefined);

/** A probe whose checks do in turn what they are told; asked once after each pause, in milliseconds. */
function start(...steps: (() => Promise<unknown>)[]) {
  let moment = 0;
  const check = vi.fn((): Promise<unknown> => (steps.length > 1 ? steps.shift() : steps[0])?.() ?? Promise.resolve());
  const probe = openProbe({ check, advice: 'Mend it.', patience: 20, cacheMs: 1_500, now: () => new Date(moment) });
  return {
    check,
    probe,
    ask: (afterMs = 2_000) => {
      moment += afterMs;
      return probe();
    },
  };
}

const works = () => Promise.resolve();
const fails = () => Promise.reject(new Error('disk full'));

it('checks once for all who ask at the same time, and again when its success has aged', async () => {
  const { check, ask, probe } = start(works);
  expect(await Promise.all([ask(), probe(), probe()])).toEqual([null, null, null]);
  await ask(1_000);
  expect(check).toHaveBeenCalledTimes(1);
  await ask(1_000);
  expect(check).toHaveBeenCalledTimes(2);
});

it('reports the first failure of a process that starts', async () => {
  expect(await start(fails).ask()).toBe('disk full. Mend it.');
  expect(await start(never).ask()).toBe('No answer within 20 ms. Mend it.');
});

it('reports an error when it comes twice, and nothing once it works again', async () => {
  const { ask } = start(works, fails, works, fails, fails, fails, works);
  const found = [];
  for (let time = 0; time < 7; time += 1) found.push(await ask());
  const bad = 'disk full. Mend it.';
  expect(found).toEqual([null, null, null, null, bad, bad, null]);
});

it('reports what is slow the third time, and starts no second check beside one that runs', async () => {
  const { ask, check } = start(works, never);
  expect([await ask(), await ask(), await ask()]).toEqual([null, null, null]);
  expect(await ask()).toBe('No answer within 20 ms. Mend it.');
  expect(check).toHaveBeenCalledTimes(2);
});

it('repeats a failed check no more than once a second', async () => {
  const { ask, check } = start(fails);
  await ask();
  await ask(500);
  expect(check).toHaveBeenCalledTimes(1);
});
