import { expect, it } from 'vitest';
import { isReadable } from './refusal.ts';

it.each([
  ['/cars/kluger', true],
  ['/cars/caf%C3%A9', true],
  ['/cars/%2500', true],
  ['/search?utm_campaign=50%off&make=%E0', true],
  ['/cars/%00', false],
  ['/cars/a%2', false],
  ['/%', false],
  ['/cars/%E0%A4%A', false],
  ['/cars/%ED%A0%80', false],
  ['/cars/kluger?a=%00', false],
])('reads the address %s: %s', (address, expected) => {
  expect(isReadable(address)).toBe(expected);
});
