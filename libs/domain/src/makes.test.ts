import { expect, it } from 'vitest';
import { canonicalMake, slugify, uniqueBodies } from './makes.ts';

it.each([
  ['Suzuki Australia', 'Suzuki'],
  ['mercedes benz', 'Mercedes-Benz'],
  ['Isuzu  UTE', 'Isuzu'],
  ['Viscount Caravans', 'Viscount'],
  [' Toyota ', 'Toyota'],
])('[SRCH-21] knows %j as %j', (given, known) => {
  expect(canonicalMake(given)).toBe(known);
});

it('[SRCH-21] keeps one spelling of each body type, the first', () => {
  expect(uniqueBodies(['SUV', 'suv', ' Ute', 'UTE ', '', 'Hatch'])).toEqual(['SUV', 'Ute', 'Hatch']);
});

it('makes words safe in a path', () => {
  expect(slugify('LandCruiser 70 (4x4) Citroën')).toBe('landcruiser-70-4x4-citroen');
});
