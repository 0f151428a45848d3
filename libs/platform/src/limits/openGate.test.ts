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
