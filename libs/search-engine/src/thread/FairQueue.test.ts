import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue, type Lane } from './FairQueue.ts';

/** Runs one call after the other; tells whose calls ran, in order, and how long each lane's took together. */
function playedQueue(maxRunning = 1) {
  const queue = new FairQueue(maxRunning);
  const order: string[] = [];
  const spent = new Map<string, number>();
  let running: { lane: Lane; cost: number }[] = [];
  return {
    order,
    spent,
    add: (lane: Lane, cost: number) =>
      queue.add(lane, () => {
        order.push(lane.name);
        running.push({ lane, cost });
      }),
    /** Ends the call that has run longest. @returns false where none runs */
    step() {
      const [first, ...others] = running;
      if (!first) return false;
      running = others;
      spent.set(first.lane.name, (spent.get(first.lane.name) ?? 0) + first.cost);
      queue.end(first.lane, first.cost);
      return true;
    },
    running: () => running.length,
  };
}

describe('lanes before the engine', () => {
  it('answers who asks one thing at once beside one who asks a hundred', () => {
    const play = playedQueue();
    for (let at = 0; at < 100; at += 1) play.add({ name: 'many' }, 40);
    play.step();
    play.add({ name: 'one' }, 5);
    play.step();
    expect(play.order.slice(0, 4)).toEqual(['many', 'many', 'one']);
    while (play.step());
    expect(play.order).toHaveLength(101);
  });

  it('keeps the order of one lane', () => {
    const queue = new FairQueue(1);
    const started: number[] = [];
    for (let at = 0; at < 5; at += 1) queue.add({ name: 'writes' }, () => started.push(at));
    for (let at = 0; at < 5; at += 1) queue.end({ name: 'writes' }, 1);
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  it('refuses a lane that has too many waiting, and no other', () => {
    const play = playedQueue();
    const lane = { name: 'many', maxWaiting: 3 };
    expect([1, 2, 3, 4, 5].map((cost) => play.add(lane, cost))).toEqual([true, true, true, true, false]);
    expect(play.add({ name: 'another' }, 1)).toBe(true);
    // The other lane's turn comes first.
    play.step();
    play.step();
    expect(play.add(lane, 1)).toBe(true);
  });

  it('tells what each call took', () => {
    const queue = new FairQueue(1);
    const waits: number[] = [];
    const lane = { name: 'a', onSpent: (milliseconds: number) => waits.push(milliseconds) };
    queue.add(lane, () => undefined);
    queue.end(lane, 12.5);
    expect(waits).toEqual([12.5]);
  });

  it('shares the time by weight, whatever the calls cost, and starts every call', () => {
    const asks = fc.record({ cost: fc.integer({ min: 1, max: 50 }), weight: fc.constantFrom(1, 2, 8) });
    fc.assert(
      fc.property(asks, asks, fc.integer({ min: 1, max: 3 }), (one, other, maxRunning) => {
        const play = playedQueue(maxRunning);
        for (let at = 0; at < 400; at += 1) {
          play.add({ name: 'one', weight: one.weight }, one.cost);
          play.add({ name: 'other', weight: other.weight }, other.cost);
        }
        // While both wait, neither is ahead of its share by more than what runs at a time.
        for (let at = 0; at < 300; at += 1) play.step();
        const shares = [(play.spent.get('one') ?? 0) / one.weight, (play.spent.get('other') ?? 0) / other.weight];
        const slack = (maxRunning + 1) * Math.max(one.cost / one.weight, other.cost / other.weight, 5);
        const isBothWaiting = play.order.filter((name) => name === 'one').length < 400;
        if (isBothWaiting && play.order.filter((name) => name === 'other').length < 400) {
          expect(Math.abs((shares[0] ?? 0) - (shares[1] ?? 0))).toBeLessThanOrEqual(2 * slack);
        }
        while (play.step());
        expect([play.order.length, play.running()]).toEqual([800, 0]);
      }),
    );
  });
});
