import { expect, it } from 'vitest';
import { networkName } from './sentences.ts';

it.each([
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['Youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
  ['the paddock', 'The paddock'],
])('[NAV-04] writes the network %j as %j', (network, words) => {
  expect(networkName(network)).toBe(words);
});
