import { expect, it } from 'vitest';
import { backOffSeconds } from './backOff.ts';
import { defaultTiming } from '../config/leadsConfig.ts';

it('waits four times longer after each failure, up to the limit, spread by a fifth either way', () => {
  const waits = [1, 2, 3, 4, 5].map((failures) => Math.round(backOffSeconds(failures, 0.5, defaultTiming)));
  expect(waits).toEqual([10, 40, 160, 640, 2_560]);
  expect(backOffSeconds(50, 0.5, defaultTiming)).toBe(defaultTiming.maxDelaySeconds);
  expect(backOffSeconds(1, 0, defaultTiming)).toBe(8);
  expect(backOffSeconds(1, 1, defaultTiming)).toBeCloseTo(12);
});
