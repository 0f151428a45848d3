import { expect, it } from 'vitest';
import { readQuery } from './readQuery.ts';
import { StockWords } from './StockWords.ts';

const stock = new StockWords({
  counts: {
    make: { Toyota: 9, Subaru: 2 },
    make_model: {
      'Toyota > HiLux': 5,
      'Toyota > RAV4': 4,
      'Subaru > Forester': 2,
      'Toyota > LandCruiser 300': 1,
      'Toyota > LandCruiser Prado': 1,
    },
    badge: { GLX: 2, 'GLX+': 1 },
    body: { Ute: 5, SUV: 7, Hatch: 1, Wagon: 1, Van: 2, 'People mover': 1, Caravan: 3 },
    certified: { true: 2, false: 9 },
    filtered_features: { 'Power tailgate': 3, 'Power windows': 9, 'Heated front seats': 4 },
    fuel: { Diesel: 5, Petrol: 5, Electric: 1 },
    drive: { '4x4': 5, FWD: 7 },
    colour: { White: 4, Red: 2, Black: 1 },
    state: { QLD: 3, WA: 4 },
  },
  cheapPrice: 18_900,
  dearPrice: 60_000,
  lowKm: 30_000,
  lateYear: 2022,
  maxTowing: 3_500,
});
const now = new Date('2026-11-22T00:00:00Z');

it.each([
  // Amounts as they are typed in a hurry, and for other periods.
  ['suv under 80 000 kms', ['SUV', 'Up to 80,000 km']],
  ['$40 000 ute', ['Up to $40,000', 'Ute']],
  ['price range 30000 to 45000', ['$30,000 to $45,000']],
  ['budget of 20k', ['Up to $20,000']],
  ['under 500 a month', ['Up to $500 a month']],
  ['$600 pm', ['Up to $600 a month']],
  ['$300 a fortnight', ['Up to $300 a fortnight']],
  ['repayments under 120', ['Up to $120 a week']],
  ['weekly payments of $150', ['Up to $150 a week']],
  ['electric suv with 400km range', ['Electric', 'SUV', '“400km range”']],
  // Words about the sale find and hide nothing.
  ['hilux 12 months rego', ['Toyota HiLux']],
  ['drive away no more to pay suv', ['SUV']],
  ['white hilux for sale', ['White', 'Toyota HiLux']],
  ['finance available', []],
  // What is refused, towed and how old it may be.
  ['suv not white or red', ['SUV', 'Not White or Red']],
  ['tow a caravan 2500kg', ['Tows 2,500 kg']],
  ['tow a 2.5 tonne boat', ['Tows 2,500 kg']],
  ['last 5 years', ['Up to 5 years old (2021 or newer)']],
  ['under 3 years', ['Up to 3 years old (2023 or newer)']],
  // Letters in another order, and words that are near a colour.
  ['hulix', ['Toyota HiLux']],
  ['hatcback', ['Hatch']],
  ['tray back ute', ['Ute', '“tray back”']],
  ['ute tassie', ['Ute', 'TAS']],
  ['subura', ['Subaru']],
  ['couples caravan', ['Caravan', '“couples”']],
  // A van is what its seats or berths make it.
  ['8 seat van', ['8 seats', 'Van or People mover']],
  ['5 berth van', ['5 berths', 'Caravan']],
  ['white van', ['White', 'Van']],
  // One feature, and a badge with its plus.
  ['power tailgate suv', ['Power tailgate', 'SUV']],
  ['suv with heated seats', ['SUV', 'Heated front seats']],
  ['power windows power tailgate', ['Power windows', 'Power tailgate']],
  ['power ute', ['Ute', '“power”']],
  ['suv glx+', ['SUV', 'GLX+']],
  ['suv glx', ['SUV', '“glx”']],
  ['certified pre-owned suv', ['Certified', 'SUV']],
  // Words that say no more than what follows them, and none of a kind that is known.
  ['turbo diesel ute', ['Diesel', 'Ute']],
  ['dark white ute', ['White', 'Ute']],
  ['small hatchback', ['Hatch']],
  ['small cheap auto', ['Small: Hatch', 'Cheap: up to $18,900', '“auto”']],
  ['lpg', ['LPG']],
  ['convertible', ['Convertible']],
  ['landcruiser', ['Toyota LandCruiser']],
  ['prado', ['Toyota Prado']],
  ["g'day i'd like a very clean ute, what've you got", ['Ute']],
  ['my budget is 30000', ['Up to $30,000']],
])('[SRCH-02] reads %s', (query, expected) => {
  const { chips, text } = readQuery(query, stock, now);
  expect([...chips.map((chip) => chip.text), ...(text ? [`“${text}”`] : [])]).toEqual(expected);
});
