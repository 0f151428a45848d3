import type { Prize } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePrize, prizeCode } from './choosePrize.ts';

const prize = (id: string, weight: number, max: number | null = null): Prize => ({
  id,
  name: id,
  text: '',
  weight,
  max,
});
const none = new Map<string, number>();

describe('drawing a prize', () => {
  it('gives each prize exactly its weight among all numbers that can be drawn', () => {
    const prizes = [prize('mug', 3), prize('nothing', 0), prize('service', 1), prize('cap', 6)];
    const drawn = Array.from({ length: 10 }, (_, number) => choosePrize(prizes, none, () => number)?.id);
    expect(drawn).toEqual(['mug', 'mug', 'mug', 'service', ...Array.from({ length: 6 }, () => 'cap')]);
  });

  it('asks for a number below the weights of what is left', () => {
    const below: number[] = [];
    const chance = (max: number) => (below.push(max), 0);
    const prizes = [prize('car', 5, 1), prize('cap', 6)];
    expect(choosePrize(prizes, none, chance)?.id).toBe('car');
    expect(choosePrize(prizes, new Map([['car', 1]]), chance)?.id).toBe('cap');
    expect(below).toEqual([11, 6]);
  });

  it('never gives what is used up, has no weight, or may be won no times', () => {
    const anyPrize = fc.record({
      id: fc.uuid(),
      weight: fc.integer({ min: 0, max: 1_000_000 }),
      max: fc.option(fc.integer({ min: 0, max: 5 })),
      won: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyPrize, { maxLength: 12 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (all, at) => {
          const won = new Map(all.map((one) => [one.id, one.won]));
          const prizes = all.map(({ id, weight, max }) => prize(id, weight, max));
          const chosen = choosePrize(prizes, won, (below) => Math.floor(at * below));
          const left = all.filter((one) => one.weight > 0 && (one.max === null || one.won < one.max));
          expect(chosen === null).toBe(left.length === 0);
          if (chosen) expect(left.map(({ id }) => id)).toContain(chosen.id);
        },
      ),
    );
  });

  it('makes codes of letters that nobody mistakes', () => {
    let next = 0;
    const codes = Array.from({ length: 30 }, () => prizeCode((below) => next++ % below));
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(15);
  });
});
