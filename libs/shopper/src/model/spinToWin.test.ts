import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointerAt, sectorMiddle, sectorPath, turnTo, wheelLabels } from './spinToWin.ts';

const wheel = fc.integer({ min: 2, max: 12 }).chain((count) => fc.tuple(fc.nat(count - 1), fc.constant(count)));

describe('the wheel', () => {
  it('draws sectors from the top, clockwise', () => {
    expect(sectorPath(0, 4)).toBe('M0 0L0 -100A100 100 0 0 1 100 0Z');
    expect(sectorPath(3, 4)).toBe('M0 0L-100 0A100 100 0 0 1 0 -100Z');
    expect(sectorPath(1, 2)).toBe('M0 0L0 100A100 100 0 0 1 0 -100Z');
  });

  it("stops with the middle of the prize's sector at the pointer, after whole turns", () => {
    fc.assert(
      fc.property(wheel, ([index, count]) => {
        const turn = turnTo(index, count);
        expect(turn).toBeGreaterThan(4 * 360);
        expect((sectorMiddle(index, count) + turn) % 360).toBeCloseTo(pointerAt);
      }),
    );
  });

  it('does not turn for a prize that is not on it', () => expect(turnTo(-1, 6)).toBe(0));

  it('shows names in lines where all fit, and numbers where one does not', () => {
    expect(wheelLabels(['A car wash', '$100 off your next service'])).toEqual([
      ['A car wash'],
      ['$100 off your', 'next service'],
    ]);
    expect(wheelLabels(['A cap', 'A weekend for two at the vineyards of Margaret River'])).toEqual([['1'], ['2']]);
    expect(wheelLabels(['A cap', 'Unpronounceableness'])).toEqual([['1'], ['2']]);
    const many = Array.from({ length: 12 }, () => 'one two three');
    expect(wheelLabels(many)[11]).toEqual(['one two three']);
    expect(wheelLabels([...many.slice(1), 'Two tickets for a match'])[0]).toEqual(['one two three']);
    expect(wheelLabels([...many.slice(1), 'Three lines of many words here'])[0]).toEqual(['1']);
  });

  it('loses no word of any name', () => {
    const names = fc.array(fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9}){0,3}$/), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(names, (given) => {
        const labels = wheelLabels(given);
        const isNumbered = labels.every(([line], index) => line === String(index + 1));
        if (!isNumbered) expect(labels.map((lines) => lines.join(' '))).toEqual(given);
      }),
    );
  });
});
