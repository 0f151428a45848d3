import { describe, expect, it } from 'vitest';
import { marketPriceSaving, marketPriceWords } from './marketPrice.ts';

describe('marketPriceSaving', () => {
  const saving = (price: number | null, average: number | null) =>
    marketPriceSaving({ price, autograb_data: { state_average_market_price: average, average_market_price: null } });

  it.each([
    [2_000_000, 2_049_900, null],
    [2_000_000, 2_050_000, 50_000],
    [2_000_000, 2_000_000, null],
    [2_000_000, null, null],
    [null, 2_050_000, null],
    [0, 2_050_000, null],
  ])('[PRICE-03] price %s under a state average of %s saves %s', (price, average, expected) => {
    expect(saving(price, average)).toBe(expected);
  });

  it('[PRICE-03] stays silent without market data', () => {
    expect(marketPriceSaving({ price: 2_000_000, autograb_data: null })).toBeNull();
  });
});

it('[PRICE-03] gives the saving in words beside a price, where the site enables it, never rounded up', () => {
  const market = {
    price: 2_000_000,
    autograb_data: { state_average_market_price: 2_104_999, average_market_price: null },
  };
  const sale = { kind: 'sale', amount: 2_000_000, was: null, priceType: null } as const;
  expect(marketPriceWords(market, sale, { marketPriceBadge: true })).toBe('$1,049 below market average');
  expect(marketPriceWords(market, sale, { marketPriceBadge: false })).toBeNull();
  const rented = { kind: 'subscription', rent: { amount: 29_900, per: 'week' }, sale } as const;
  expect(marketPriceWords(market, rented, { marketPriceBadge: true })).toBeNull();
  expect(marketPriceWords({ price: 2_000_000 }, sale, { marketPriceBadge: true })).toBeNull();
});
