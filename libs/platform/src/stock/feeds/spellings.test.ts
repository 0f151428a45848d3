import { expect, it } from 'vitest';
import { openSpellings } from './spellings.ts';

function spelling(...counted: readonly (readonly [make: string, model: string, count: number])[]) {
  const spellings = openSpellings();
  for (const [make, model, count] of counted) spellings.add({ make, model }, count);
  return (make: string, model: string) => Object.values(spellings.spell({ make, model })).join(' ');
}

it.each([
  ['Toyota', 'Hilux', 'Toyota HiLux'],
  ['TOYOTA', 'HI-LUX', 'Toyota HiLux'],
  ['toyota', 'hi lux', 'Toyota HiLux'],
  ['MAZDA', 'CX5', 'Mazda CX-5'],
  // Another model, and the same name of another make.
  ['Toyota', 'HiAce', 'Toyota HiAce'],
  ['Kia', 'hilux', 'Kia hilux'],
  ['Škoda', 'Octavia', 'Škoda Octavia'],
])('spells %s %s as most do', (make, model, expected) => {
  const spell = spelling(['Toyota', 'HiLux', 5], ['Toyota', 'Hilux', 2], ['TOYOTA', 'HILUX', 1], ['Mazda', 'CX-5', 1]);
  expect(spell(make, model)).toBe(expected);
});

it('keeps the spelling that was there first where two are as frequent', () => {
  expect(spelling(['MG', 'ZS EV', 2], ['Mg', 'ZS-EV', 2])('mg', 'zsev')).toBe('MG ZS EV');
});
