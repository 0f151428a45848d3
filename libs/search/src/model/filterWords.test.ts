import { searchMessages, wordsOf } from '@forecourt/domain/messages';
import { expect, it } from 'vitest';
import { countWords } from './countWords.ts';
import { chipText, eitherOf, rangeText, rangeWords, toggleLabel, valueText } from './filterWords.ts';
import { rangeUnit } from './typedRange.ts';

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

it('says measures and choices in the words of the site', () => {
  const say = wordsOf(searchMessages, {
    messages: {
      'search.seats': '{count, plural, one {# place} other {# places}}',
      'search.aWeek': '{amount} weekly',
      'search.dollarsAWeek': '$ weekly',
      'search.or': '{choices} / {last}',
    },
  });
  expect([1, 7].map((seats) => rangeWords('seats', seats, say))).toEqual(['1 place', '7 places']);
  expect(chipText({ attribute: 'seats', title: 'Seats', kind: 'list' }, '7', say)).toBe('7 places');
  const weekly = { attribute: 'weekly_price', title: 'Repayment' };
  expect(rangeText(weekly, { from: 85, to: 1_200 }, say)).toBe('$85 weekly to $1,200 weekly');
  expect(rangeUnit('weekly_price', say)).toBe('$ weekly');
  expect(eitherOf(['Kia', 'MG'], say)).toBe('Kia / MG');
});
