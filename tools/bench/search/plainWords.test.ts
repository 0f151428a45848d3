import { vehicleSchema } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { agreedWords, plainTokens, wideTokens } from './plainWords.ts';

const car = (name: string, colour: string | null = null) =>
  vehicleSchema.parse({
    id: name,
    slug: 'car',
    name,
    make: 'Make',
    model: 'Model',
    car_type: 'used',
    colour,
    dealership_id: 'one',
    dealership_slug: 'one',
    created_at: 0,
    updated_at: 0,
  });
const stock = [
  car('Corolla Ascent'),
  car('CorollaCross Hybrid'),
  car('Camry Pearl'),
  car('Cam Ry'),
  car('Yaris', 'Pearl'),
  car('Trailblazer TrailblazerRG'),
];
const agreed = agreedWords(stock, ({ name }) => name);

it('splits a name at everything that is no letter or digit', () => {
  expect(plainTokens('CX-5 Maxx, 2.5 L')).toEqual(['cx', '5', 'maxx', '2', '5', 'l']);
  expect([...wideTokens('RAV4 GX')].sort()).toEqual(['4', 'gx', 'rav', 'rav4', 'rav4gx']);
});

it('agrees on a word that stands in names alone, spelt in one way', () => {
  expect(agreed.asWord('ascent')).toBe(true);
  expect(agreed.asBeginning('asc')).toBe(true);
  expect(agreed.asWord('asc')).toBe(false);
});

it.each([
  ['that is part of a longer one', 'cross'],
  ['that two neighbours make', 'camry'],
  ['that stands elsewhere in a car, too', 'pearl'],
  ['that has synonyms', 'hybrid'],
  ['that is too short', 'ry'],
  ['that two words of one name begin with', 'trai'],
])('does not agree on a word %s', (_, word) => {
  expect(agreed.asBeginning(word)).toBe(false);
});
