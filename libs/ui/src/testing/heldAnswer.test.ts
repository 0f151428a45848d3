import { expect, it } from 'vitest';
import { heldAnswer } from './heldAnswer.ts';

const isOver = async (promise: Promise<unknown>) =>
  (await Promise.race([promise.then(() => 'over'), new Promise((later) => setTimeout(later, 0))])) === 'over';

it('resolves once it is released, and not before', async () => {
  const held = heldAnswer('done');
  const release = held.hold();
  const answer = held.give();
  expect(await isOver(answer)).toBe(false);
  release();
  expect(await answer).toBe('done');
});

it('holds back again for the next render', async () => {
  const held = heldAnswer('done');
  held.hold()();
  const release = held.hold();
  expect(await isOver(held.give())).toBe(false);
  release();
  expect(await held.give()).toBe('done');
});
