import { describe, expect, it } from 'vitest';
import { judgeCurve } from './soakCurve.ts';

const curve = (megabytes: readonly number[]) => megabytes.map((one, place) => ({ ms: place * 1_000, megabytes: one }));
const rising = (from: number, by: number) => Array.from({ length: 50 }, (_, place) => from + place * by);

describe('a curve of memory', () => {
  it('is bounded where it only rises while caches fill', () => {
    const found = judgeCurve(curve([...rising(400, 10).slice(0, 20), ...Array<number>(30).fill(600)]));
    expect(found).toEqual({ begins: 600, ends: 600, growth: 0, isBounded: true });
  });

  it('is not bounded where it rises to its end', () => expect(judgeCurve(curve(rising(400, 4))).isBounded).toBe(false));

  it('is bounded where single samples stand out', () => {
    const steady = Array<number>(50).fill(500);
    expect(judgeCurve(curve(steady.map((one, place) => (place === 47 ? 900 : one)))).isBounded).toBe(true);
  });

  it('says nothing with too few samples', () => expect(() => judgeCurve(curve([1, 2]))).toThrow('run longer'));
});
