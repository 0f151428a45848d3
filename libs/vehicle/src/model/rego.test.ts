import { expect, it } from 'vitest';
import { regoExpiry } from './rego.ts';

const now = new Date('2026-11-20T02:00:00Z');

it.each([
  ['2027-03-18', false, 'Expires on 18 March 2027'],
  ['2026-11-20', true, 'Expires on 20 November 2026'],
  ['2026-11-19', true, 'Unregistered'],
  ['2026-11-19', false, null],
  [null, true, null],
])('[VDP-15] registration to %s, told when over: %s, reads %s', (date, showUnregistered, expected) => {
  expect(regoExpiry(date, now, showUnregistered)).toBe(expected);
});

it('[VDP-15] uses the date where the vehicle stands', () => {
  const evening = new Date('2026-11-19T15:00:00Z');
  expect(regoExpiry('2026-11-19', evening, true, 'Australia/Sydney')).toBe('Unregistered');
  expect(regoExpiry('2026-11-19', evening, true, 'Australia/Perth')).toBe('Expires on 19 November 2026');
});
