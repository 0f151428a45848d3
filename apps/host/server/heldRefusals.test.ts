import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldRefusals } from './heldRefusals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('holds a refusal back, and no other answer', async () => {
  const hold = heldRefusals();
  await hold(200);
  await hold(400);
  let isSent = false;
  const sent = hold(429).then(() => (isSent = true));
  await vi.advanceTimersByTimeAsync(499);
  expect(isSent).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect(isSent).toBe(true);
});

it('holds only so many at a time, and further ones once those are sent', async () => {
  const hold = heldRefusals();
  const first = Array.from({ length: 2_000 }, () => hold(429));
  await hold(429);
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all(first);
  let isSent = false;
  void hold(429).then(() => (isSent = true));
  await vi.advanceTimersByTimeAsync(499);
  expect(isSent).toBe(false);
});
