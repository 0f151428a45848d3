import { expect, it } from 'vitest';
import { renderedAt } from './renderedAt.ts';

it.each([
  ['2026-11-22T08:30:00.000Z', '2026-11-22T08:30:00.000Z'],
  ['2026-11-22T08:34:59.999Z', '2026-11-22T08:30:00.000Z'],
  ['2026-11-22T08:35:00.001Z', '2026-11-22T08:35:00.000Z'],
])('a page rendered at %s uses the time %s', (now, expected) => {
  expect(renderedAt(new Date(now)).toISOString()).toBe(expected);
});
