import { expect, it } from 'vitest';
import { GateFull, openGate } from './openGate.ts';

it('lets as many work at once as allowed, the rest in their order, and turns away past the bound', async () => {
  const gate = openGate({ maxRunning: 2, maxWaiting: 2 });
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((number) =>
    gate(async () => {
      begun.push(number);
      await new Promise<void>((done) => finish.push(done));
      return number;
    }),
  );
  await expect(gate(async () => 4)).rejects.toBeInstanceOf(GateFull);
  expect(begun).toEqual([0, 1]);
  finish[1]?.();
  await works[1];
  expect(begun).toEqual([0, 1, 2]);
  finish[0]?.();
  finish[2]?.();
  await Promise.all([works[0], works[2]]);
  finish[3]?.();
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3]);
});

it('gives the place on after a failure', async () => {
  const gate = openGate({ maxRunning: 1, maxWaiting: 1 });
  const failing = gate(async () => Promise.reject(new Error('no')));
  const next = gate(async () => 'served');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('served');
  expect(await gate(async () => 'again')).toBe('again');
});

/** Work that ends on request. */
function held() {
  const ends: (() => void)[] = [];
  let running = 0;
  let max = 0;
  const work = async () => {
    running += 1;
    max = Math.max(max, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  return { work, ends, max: () => max };
}

it('[VDP-16] draws no more than two brochures at the same time', async () => {
  const turn = openGate({ maxRunning: 2, maxWaiting: 10 });
  const { work, ends, max } = held();
  const all = Array.from({ length: 6 }, () => turn(work));
  for (let ended = 0; ended < 6; ended += 1) {
    while (ends.length === 0) await Promise.resolve();
    ends.shift()?.();
  }
  await Promise.all(all);
  expect(max()).toBe(2);
});

it('[VDP-16] refuses to queue without end, and takes work again once the line is shorter', async () => {
  const turn = openGate({ maxRunning: 1, maxWaiting: 1 });
  const { work, ends } = held();
  const first = turn(work);
  const second = turn(work);
  await expect(turn(work)).rejects.toThrow(GateFull);
  ends.shift()?.();
  await first;
  while (ends.length === 0) await Promise.resolve();
  ends.shift()?.();
  await second;
  await expect(turn(async () => 'done')).resolves.toBe('done');
});

it('[VDP-16] gives the turn of work that failed to the next', async () => {
  const turn = openGate({ maxRunning: 1, maxWaiting: 1 });
  await expect(turn(() => Promise.reject(new Error('ink')))).rejects.toThrow('ink');
  await expect(turn(async () => 'done')).resolves.toBe('done');
});
