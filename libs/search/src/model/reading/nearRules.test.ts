import { describe, expect, it } from 'vitest';
import { readQuery } from './readQuery.ts';
import { StockWords } from './StockWords.ts';
import type { Whereabouts } from './whereabouts.ts';

const now = new Date('2026-11-22T00:00:00Z');
const stock = new StockWords({
  counts: {
    make: { Toyota: 9, Kia: 3, Peugeot: 1 },
    make_model: { 'Toyota > HiLux': 5, 'Peugeot > 2008': 1 },
    body: { Ute: 5, SUV: 7 },
    colour: { White: 4 },
    city: { Penrith: 2 },
    car_type: { new: 4, used: 9 },
  },
  cheapPrice: null,
  dearPrice: null,
  lowKm: null,
  lateYear: null,
  maxTowing: null,
});

describe('places in a query', () => {
  const penrith = { lat: -33.75, long: 150.69 };
  const town = (name: string, state: string, lat: number, long: number, isWellKnown = true) => ({
    name,
    state,
    position: { lat, long },
    isWellKnown,
  });
  const towns = [
    town('Penrith', 'NSW', penrith.lat, penrith.long),
    town('Parramatta', 'NSW', -33.81, 151),
    town('Chatswood', 'NSW', -33.8, 151.18),
    town('Geelong', 'VIC', -38.15, 144.36),
    town('Sydney', 'NSW', -33.87, 151.21),
    town('Brisbane', 'QLD', -27.47, 153.03),
    town('Townsville', 'QLD', -19.26, 146.82),
    town('Springwood', 'NSW', -33.7, 150.57),
    town('Hunter', 'NSW', -32.8, 151.5, false),
  ];
  const where: Whereabouts = {
    town: (name, state) =>
      towns.find((town) => town.name.toLowerCase() === name && town.state === (state ?? town.state)) ?? null,
    places: [
      { city: 'Penrith', position: penrith },
      { city: 'Surry Hills', position: { lat: -33.89, long: 151.21 } },
      { city: 'Springwood', position: { lat: -27.62, long: 153.13 } },
    ],
    postcodes: new Map([
      ['2750', penrith],
      ['2018', { lat: -33.92, long: 151.2 }],
      ['2830', { lat: -32.25, long: 148.6 }],
    ]),
  };
  it.each([
    ['near penrith', ['Within 50 km of Penrith'], -33.75, 50],
    ['white ute near surry hills', ['White', 'Ute', 'Within 50 km of Surry Hills'], -33.89, 50],
    ['within 20 km of 2750', ['Within 20 km of 2750'], -33.75, 20],
    ['suv within 20km of penrith under 30k', ['SUV', 'Within 20 km of Penrith', 'Up to $30,000'], -33.75, 20],
    ['hilux 100 kms from 2750', ['Toyota HiLux', 'Within 100 km of 2750'], -33.75, 100],
    ['2750', ['Within 50 km of 2750'], -33.75, 50],
    ['kia 2750', ['Kia', 'Within 50 km of 2750'], -33.75, 50],
    ['near 2018', ['Within 50 km of 2018'], -33.92, 50],
    ['near parramatta', ['Within 50 km of Parramatta'], -33.81, 50],
    // A town without `near` is that town, as long as a vehicle stands in it.
    ['suv chatswood', ['SUV', 'Within 20 km of Chatswood'], -33.8, 20],
    ['suv parramatta', ['SUV', 'Within 50 km of Parramatta'], -33.81, 50],
    // No vehicle stands within the distance.
    ['suv geelong', ['SUV', 'Nearest to Geelong: Penrith, 751 km'], -38.15, 756],
    ['near geelong', ['Nearest to Geelong: Penrith, 751 km'], -38.15, 756],
    ['near 2830', ['Nearest to 2830: Penrith, 257 km'], -32.25, 262],
    ['within 10 km of springwood', ['Within 10 km of Springwood'], -27.62, 10],
    // The state says which of two towns.
    ['ute near springwood nsw', ['Ute', 'Within 50 km of Springwood'], -33.7, 50],
    // City names include their surroundings.
    ['sydney', ['Within 60 km of Sydney'], -33.87, 60],
    ['hilux around sydney', ['Toyota HiLux', 'Within 60 km of Sydney'], -33.87, 60],
    ['hilux in brisbane', ['Toyota HiLux', 'Within 50 km of Brisbane'], -27.47, 50],
    // A name that may mean something else is a town where a word before it says so.
    ['suv in hunter', ['SUV', 'Nearest to Hunter: Surry Hills, 124 km'], -32.8, 130],
  ])('[SRCH-02] reads how far %s is', (query, chips, lat, km) => {
    const reading = readQuery(query, stock, now, where);
    expect([reading.chips.map(({ text }) => text), reading.text]).toEqual([chips, '']);
    const around = reading.chips.find(({ attribute }) => attribute === 'city')?.around;
    expect([around?.position.lat, around?.km]).toEqual([lat, km]);
  });

  it.each([
    // A year, a postcode far away or unknown, a distance driven, and a bare town name.
    ['2018', ['2018']],
    ['2830', ['“2830”']],
    ['3999', ['“3999”']],
    ['under 20 km', ['Up to 20 km']],
    ['penrith', ['Penrith']],
    ['hunter', ['“hunter”']],
  ])('does not read %s as a distance', (query, chips) => {
    const reading = readQuery(query, stock, now, where);
    expect([...reading.chips.map(({ text }) => text), ...(reading.text ? [`“${reading.text}”`] : [])]).toEqual(chips);
  });
});
