import { expect, it } from 'vitest';
import { lesserReadings } from './lesserReadings.ts';
import { readQuery } from './readQuery.ts';
import { StockWords } from './StockWords.ts';

const quartiles = { cheapPrice: 18_900, dearPrice: 60_000, lowKm: 30_000, lateYear: 2022, maxTowing: 3_500 };
const now = new Date('2026-11-22T00:00:00Z');

it('[SRCH-05] asks for what comes close before a part is dropped, and for the closest first once it is', () => {
  const counts = {
    body: { SUV: 3 },
    fuel: { Diesel: 5, 'Plug-in hybrid': 1 },
    make_model: { 'Suzuki > Jimny': 3, 'Suzuki > Jimny XL': 2 },
  };
  const other = new StockWords({ counts, ...quartiles });
  const first = (query: string) => {
    const [{ chips, droppedWords } = { chips: [], droppedWords: [] }] = lesserReadings(readQuery(query, other, now));
    return [chips.map(({ text }) => text).join(', '), ...droppedWords];
  };
  expect(first('jimny 5 door')).toEqual(['Suzuki Jimny XL, 5 doors', 'Suzuki Jimny exactly']);
  expect(first('electric suv')).toEqual(['Plug-in hybrid, SUV', 'Electric exactly']);
  expect(first('2019 suv')).toEqual(['2018 to 2020, SUV', '2019 exactly']);
  expect(first('12 seater suv')).toEqual(['12 seats or more, SUV', '12 seats exactly']);
  expect(first('suv under 5k')).toEqual(['SUV, Cheapest first', 'Up to $5,000']);
  expect(first('jimny under 5k')).toEqual(['Suzuki Jimny, Cheapest first', 'Up to $5,000']);
});
