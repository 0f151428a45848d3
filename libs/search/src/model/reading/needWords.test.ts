import { expect, it } from 'vitest';
import { readQuery } from './readQuery.ts';
import { StockWords } from './StockWords.ts';

const stock = new StockWords({
  counts: {
    make: { Toyota: 9, MG: 2, BMW: 1 },
    make_model: {
      'Toyota > Corolla': 5,
      'Toyota > Yaris': 2,
      'Toyota > RAV4': 4,
      'Toyota > Kluger': 3,
      'Toyota > HiLux': 3,
      'MG > ZS': 2,
      'Land Rover > Range Rover': 1,
      'Land Rover > Range Rover Sport': 1,
    },
    badge: { XR6: 1, Cruiser: 1 },
    body: { Ute: 5, SUV: 7, Hatch: 4, Van: 2, 'People mover': 1, Wagon: 1, Sedan: 2 },
    filtered_features: { 'Panoramic sunroof': 3 },
    fuel: { Diesel: 5, Petrol: 5, Hybrid: 1 },
    drive: { '4x4': 5, AWD: 2, FWD: 7 },
    transmission: { Automatic: 9, Manual: 3 },
    colour: { White: 4, Red: 2 },
    seats: { 5: 9, 7: 3, 8: 1 },
    car_type: { used: 9 },
  },
  cheapPrice: 18_900,
  dearPrice: 60_000,
  lowKm: 30_000,
  lateYear: 2022,
  maxTowing: 3_500,
});
stock.usual.set('make_model:"Toyota > Corolla"', { price: 27_000, year: 2020 });
const now = new Date('2026-11-22T00:00:00Z');

it.each([
  // Needs, which give way to a body or model that is named.
  ['first car for p plater', ['Small: Hatch']],
  ['sedan for p plater', ['Sedan']],
  ['city car easy to park', ['Small: Hatch']],
  ['van for my plumbing business', ['Van']],
  ['tradie vehicle', ['Work: Ute, Van']],
  ['car for my dogs', ['Big boot: SUV, Wagon, People mover']],
  ['4wd for the beach', ['4x4', 'Off-road: 4x4']],
  ['german suv', ['German: BMW', 'SUV']],
  ['uber car', ['Economical: Hybrid']],
  // Room for people.
  ['car for 6 kids', ['Room for 8 people: 8 seats or more']],
  ['people mover for 8', ['People mover', 'Room for 8 people: 8 seats or more']],
  ['family of 5', ['Room for 5 people: 5 seats or more']],
  ['suv for 35', ['SUV', '“35”']],
  // What is refused.
  ['suv without third row', ['SUV', 'Not Three rows: 7 seats or more']],
  ['no sunroof suv', ['Not Panoramic sunroof', 'SUV']],
  ["i don't want a ute", ['Not Ute']],
  ['nothing chinese', ['Not Chinese: MG']],
  ['suv no rust', ['SUV']],
  ['no snorkel ute', ['Ute']],
  ['nothing over 20k', ['Up to $20,000']],
  // Comparisons with a model.
  ['bigger than rav4', ['Bigger than Toyota RAV4: Kluger, Range Rover, Range Rover Sport']],
  ['smaller than a corolla', ['Smaller than Toyota Corolla: Yaris']],
  ['suv smaller than a kluger', ['SUV', 'Smaller than Toyota Kluger: Corolla, RAV4, Yaris and 1 more']],
  ['cheaper than a corolla', ['Cheaper than most Toyota Corolla: up to $27,000']],
  ['newer than my 2018 corolla', ['From 2019', 'Toyota Corolla']],
  ['corolla cheaper than 20k', ['Toyota Corolla', 'Up to $20,000']],
  // Years and prices that are written short.
  ['corolla between 12 and 16', ['Toyota Corolla', '2012 to 2016']],
  ['15-18 corolla', ['2015 to 2018', 'Toyota Corolla']],
  ['corolla 2015-18', ['Toyota Corolla', '2015 to 2018']],
  ['suv between 15 and 20', ['SUV', '$15,000 to $20,000']],
  ['mid 30s suv', ['$33,000 to $37,000', 'SUV']],
  ['25 max hatch', ['Up to $25,000', 'Hatch']],
  ['less kms than 100k', ['Up to 100,000 km']],
  ['suv for 35ish', ['SUV', 'About $35,000: $29,750 to $40,250']],
  ['3 years or newer', ['Up to 3 years old (2023 or newer)']],
  // Nicknames, plurals of codes, families of models, and words without their space.
  ['rolla', ['Toyota Corolla']],
  ['rav4s', ['Toyota RAV4']],
  ['range rover', ['Land Rover Range Rover']],
  ['rav4 cruiser', ['Toyota RAV4', '“cruiser”']],
  ['whiteute under20k', ['White', 'Ute', 'Up to $20,000']],
  ['corolla2015', ['Toyota Corolla', '2015']],
  ['need a van', ['Van']],
])('[SRCH-02] reads %s', (query, expected) => {
  const { chips, text } = readQuery(query, stock, now);
  expect([...chips.map((chip) => chip.text), ...(text ? [`“${text}”`] : [])]).toEqual(expected);
});

it('[SRCH-02] asks for all models of a family, and for what is left out', () => {
  const filtersOf = (query: string) => readQuery(query, stock, now).chips.map(({ filter }) => filter);
  expect(filtersOf('range rover')).toEqual([
    '(make_model:"Land Rover > Range Rover" OR make_model:"Land Rover > Range Rover Sport")',
  ]);
  expect(filtersOf('without third row')).toEqual(['seats < 7']);
  expect(filtersOf('not a ute or van')).toEqual(['NOT body:"Ute" AND NOT body:"Van"']);
});
