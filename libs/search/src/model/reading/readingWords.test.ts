import { expect, it } from 'vitest';
import { lesserReadings, nearestReadings } from './lesserReadings.ts';
import { readQuery } from './readQuery.ts';
import { readingWords } from './readingWords.ts';
import { StockWords } from './StockWords.ts';

const stock = new StockWords({
  counts: {
    make: { Toyota: 9, Suzuki: 3, Kia: 1 },
    make_model: { 'Toyota > HiLux': 5, 'Suzuki > Jimny': 3, 'Suzuki > Jimny XL': 2, 'Kia > Seltos': 1 },
    body: { Ute: 5, SUV: 7, Hatch: 2, Wagon: 1, 'Cab chassis': 1 },
    fuel: { Diesel: 5, Electric: 1, Hybrid: 2 },
    colour: { White: 4, Red: 2 },
    car_type: { new: 2, used: 9 },
  },
  cheapPrice: 18_900,
  dearPrice: 60_000,
  lowKm: 30_000,
  lateYear: 2022,
  maxTowing: null,
});
const now = new Date('2026-11-22T00:00:00Z');
const nowhere = { places: [], postcodes: new Map(), town: () => null };

/** German for what buyers ask most. */
const said = readingWords({
  locale: 'de',
  messages: {
    'reading.upTo': 'Bis {value}',
    'reading.noneUpTo': 'bis {value}',
    'reading.orMore': 'ab {value}',
    'reading.not': 'Nicht {choices}',
    'reading.list': '{choices} + {last}',
    'reading.family': 'Familie: {bodies}',
    'reading.upToYearsOld': '{count, plural, one {Höchstens ein Jahr} other {Höchstens # Jahre}} alt: ab {year}',
    'reading.cheapest': 'Billigste zuerst',
    'reading.foundCheapest': 'die billigsten zuerst',
    'reading.exactly': 'genau {choice}',
    'reading.aMonth': '{amount} im Monat',
    'reading.dualCab': 'Doppelkabine: {bodies}, {seats}',
    'search.aWeek': '{amount} die Woche',
    'search.fromTo': '{from} bis {to}',
    'search.or': '{choices} oder {last}',
    'search.seats': '{count, plural, one {# Sitz} other {# Sitze}}',
    'search.typed': '„{words}“',
    'search.valueNew': 'Neu',
  },
});
const read = (query: string) => readQuery(query, stock, now, nowhere, said);

it.each([
  ['new hilux under 40000', ['Neu', 'Toyota HiLux', 'Bis $40,000']],
  ['7 seats', ['7 Sitze']],
  ['at least 7 seats', ['ab 7 Sitze']],
  ['max 7 seats', ['Bis 7 Sitze']],
  ['5 to 7 seats', ['5 bis 7 Sitze']],
  ['not white or red', ['Nicht White oder Red']],
  ['hilux or jimny', ['Toyota HiLux oder Suzuki Jimny']],
  ['family car', ['Familie: SUV + Wagon']],
  ['less than 5 years old', ['Höchstens 5 Jahre alt: ab 2021']],
  ['under 1 year old', ['Höchstens ein Jahr alt: ab 2025']],
  ['cheapest ute', ['Billigste zuerst', 'Ute']],
  ['$150 a week', ['Bis $150 die Woche']],
  ['under 600 a month', ['Bis $600 im Monat']],
  ['dual cab', ['Doppelkabine: Ute oder Cab chassis, 5 Sitze']],
])('[SRCH-02] says how it read %s in the words of the site', (query, chips) => {
  expect(read(query).chips.map(({ text }) => text)).toEqual(chips);
});

it('[SRCH-02] says in the words of the site what is looked for instead', () => {
  const first = (query: string) => {
    const [{ chips, droppedWords } = { chips: [], droppedWords: [] }] = lesserReadings(read(query), said);
    return [chips.map(({ text }) => text).join(', '), ...droppedWords];
  };
  expect(first('2019 ute')).toEqual(['2018 bis 2020, Ute', 'genau 2019']);
  expect(first('ute canopy')).toEqual(['Ute', '„canopy“']);
  expect(first('ute under 5k')).toEqual(['Ute, Billigste zuerst', 'Bis $5,000']);
  const [nearest] = nearestReadings(read('kia sportage canopy'), said);
  expect(nearest?.droppedWords).toEqual(['Kia Sportage', '„canopy“']);
});

it('knows how a sentence says a bound, and no name', () => {
  expect([...read('white ute under 5k cheapest').bounds]).toEqual([['Bis $5,000', 'bis $5,000']]);
  const { bounds } = readQuery('hilux before 2018 about 20k within 20 km of penrith', stock, now, {
    ...nowhere,
    places: [{ city: 'Penrith', position: { lat: -33.75, long: 150.69 } }],
  });
  expect([...bounds.values()]).toEqual(['before 2018', 'about $20,000: $17,000 to $23,000', 'within 20 km of Penrith']);
});
