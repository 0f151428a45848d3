import { expect, it } from 'vitest';
import { interactionHead, interactionRow, passes, type Interaction } from './interactions.ts';

const typing = (times: number[]): Interaction => ({
  site: 'harbour-toyota',
  width: 390,
  name: 'keystroke to results',
  times,
  slowness: 1.3,
});

it('judges by the median, so that one slow turn does not fail a page', () => {
  expect(passes(typing([100, 150, 900]))).toBe(true);
  expect(passes(typing([100, 151, 152]))).toBe(false);
});

it('asks more of a tap than of a keystroke', () => {
  expect(passes({ ...typing([120]), name: 'filter tap to paint' })).toBe(false);
});

it('prints the machine’s own slowness, the worst turn beside the median, and the verdict', () => {
  const cells = interactionRow(typing([99.6, 160, 80]))
    .trim()
    .split(/ {2,}/);
  expect(cells).toEqual(['harbour-toyota', '390 keystroke to results', '3', '1.30', '100', '160', '150', 'pass']);
  expect(interactionHead).toContain('median ms');
});

it('refuses to judge what was not measured', () => {
  expect(() => passes(typing([]))).toThrow('no median');
});
