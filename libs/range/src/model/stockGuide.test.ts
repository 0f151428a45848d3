import { modelFactMessages, wordsOf } from '@forecourt/domain/messages';
import { priceFromWords, shortPriceWords } from './rangeWords.ts';
import { cents } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { stockGuide } from './stockGuide.ts';

const words = (given: Parameters<typeof stockGuide>[0]) =>
  stockGuide(given).map(({ name, value }) => `${name}: ${value}`);

it('[MODEL-01] says how many of a model are in stock, and between which prices and years', () => {
  expect(
    words({ count: 12, prices: { min: cents(24_990), max: cents(62_880) }, years: { min: 2018, max: 2025 } }),
  ).toEqual(['In our stock: 12', 'Price: $24,990 to $62,880', 'Year: 2018 to 2025']);
});

it('names a single price and year once, leaves out prices that nobody knows, and says nothing without stock', () => {
  const one = { min: cents(24_990), max: cents(24_990) };
  expect(words({ count: 1, prices: one, years: { min: 2020, max: 2020 } })).toEqual([
    'In our stock: 1',
    'Price: $24,990',
    'Year: 2020',
  ]);
  expect(words({ count: 1, prices: null, years: { min: 2020, max: 2020 } })).toEqual(['In our stock: 1', 'Year: 2020']);
  expect(words({ count: 0, prices: null, years: null })).toEqual([]);
});

it('says facts and prices of a model as the site does', () => {
  const say = wordsOf(modelFactMessages, {
    messages: { 'modelFact.inOurStock': 'Auf dem Hof', 'modelFact.driveAwayIn': 'bereit in {state}' },
  });
  expect(stockGuide({ prices: null, years: null, count: 2 }, say)[0]?.name).toBe('Auf dem Hof');
  const model = { status: 'current', price_from: 5_020_000, price_state: 'WA' } as const;
  expect(priceFromWords(model, say)).toBe('From $50,200 bereit in WA');
  expect(shortPriceWords(model, say)).toBe('From $50,200');
});
