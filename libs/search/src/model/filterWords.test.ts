import { expect, it } from 'vitest';
import { chipText, countWords, rangeWords, toggleLabel, valueText } from './filterWords.ts';

it.each([
  ['price', 12_990, '$12,990'],
  ['km', 31_250, '31,250 km'],
  ['year', 2019, '2019'],
  ['body_length', 6_700, '6.7 m'],
  ['photos_count', 1_200, '1,200'],
])('writes %s %d with its unit', (attribute, value, words) => {
  expect(rangeWords(attribute, value)).toBe(words);
});

it('[SRCH-09] counts in the words of the trade', () => {
  const words = { noun: 'vehicle', nounPlural: 'vehicles' };
  expect([0, 1, 1_500].map((count) => countWords(count, words))).toEqual(['0 vehicles', '1 vehicle', '1,500 vehicles']);
});

it('names a choice so that it can be understood out of its section', () => {
  const price = { attribute: 'price', title: 'Price', control: 'range' };
  expect(chipText(price, { value: 10_000, operator: '>=', label: '' })).toBe('Price from $10,000');
  expect(chipText(price, { value: 30_000, operator: '<=', label: '' })).toBe('Price up to $30,000');
  const condition = { attribute: 'car_type', title: 'Condition', control: 'list' };
  expect(chipText(condition, { value: 'used', label: 'used' })).toBe('Used');
  const certified = { attribute: 'certified', title: 'Certified', control: 'toggle' };
  expect(chipText(certified, { value: 'true', label: 'true' })).toBe('Certified only');
});

it('[SRCH-10] names the manufacturer whose programme it is', () => {
  expect(toggleLabel('certified', 'Certified', 'Toyota')).toBe('Only show Toyota Certified Vehicles');
  expect(toggleLabel('certified', 'Certified', null)).toBe('Only show Certified Vehicles');
  expect(valueText('status', 'coming_soon')).toBe('Coming soon');
});
