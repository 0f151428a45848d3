import { setTimeout as wait } from 'node:timers/promises';

/**
 * Repeats a check until it throws no more.
 * @returns what the check returns then
 * @throws what it threw last, once the time is over
 */
export async function eventually<Value>(check: () => Value | Promise<Value>, timeoutMs: number): Promise<Value> {
  for (const end = Date.now() + timeoutMs; ;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(100);
    }
  }
}
