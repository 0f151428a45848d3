import { expect, it } from 'vitest';
import { countWords } from './countWords.ts';
import { chipText, rangeText, rangeWords, toggleLabel, valueText } from './filterWords.ts';

it.each([
  ['price', 12_990, '$12,990'],
  ['km', 31_250, '31,250 km'],
  ['year', 2019, '2019'],
  ['body_length', 6_700, '6.7 m'],
  ['photos_count', 1_200, '1,200'],
])('writes %s %d with its unit', (attribute, value, words) => {
  expect(rangeWords(attribute, value)).toBe(words);
});

it('[SRCH-09] counts with the configured nouns', () => {
  const words = { noun: 'vehicle', nounPlural: 'vehicles' };
  expect([0, 1, 1_500].map((count) => countWords(count, words))).toEqual(['0 vehicles', '1 vehicle', '1,500 vehicles']);
});

it.each([
  [{ from: 20_000, to: 45_000 }, '$20,000 to $45,000'],
  [{ from: 10_000 }, 'Price from $10,000'],
  [{ to: 30_000 }, 'Price up to $30,000'],
])('names the range %j so that it is understood outside its section', (range, words) => {
  expect(rangeText({ attribute: 'price', title: 'Price' }, range)).toBe(words);
});

it.each([
  ['car_type', 'used', 'Used'],
  ['status', 'coming_soon', 'Coming soon'],
  ['item_type', 'caravan', 'Caravans'],
  ['certified', 'true', 'Certified'],
  ['seats', '7', '7 seats'],
  ['sleeps', '1', '1 berth'],
  ['tare_weight', '2280', '2,280 kg'],
  ['body_length', '6700', '6.7 m'],
  ['year', '2019', '2019'],
  ['make_model', 'Toyota > RAV4', 'Toyota RAV4'],
  ['created_at_timestamp', '7', 'Listed in the last 7 days'],
  ['weekly_price_range', '$150-$200', '$150-$200 a week'],
  ['colour', 'Glacier White', 'Glacier White'],
])('[SRCH-08] names the %s %s on its own', (attribute, value, words) => {
  expect(chipText({ attribute, title: 'X', kind: 'list' }, value)).toBe(words);
});

it('[SRCH-10] names the manufacturer whose programme it is', () => {
  expect(toggleLabel('certified', 'Certified', 'Toyota')).toBe('Only show Toyota Certified Vehicles');
  expect(toggleLabel('certified', 'Certified', null)).toBe('Only show Certified Vehicles');
  const certified = { attribute: 'certified', title: 'Certified', kind: 'toggle' as const };
  expect(chipText(certified, 'true')).toBe('Certified only');
  expect(valueText('certified', 'false')).toBe('Not certified');
});
