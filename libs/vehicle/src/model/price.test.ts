import { describe, expect, it } from 'vitest';
import { displayPrice, marketPriceSaving, type PriceVehicle } from './price.ts';

const plain: PriceVehicle = {
  price: 4_299_000,
  before_price: null,
  subscription_price: null,
  preorder: false,
  price_type: 'Drive Away',
};
const shown = (changes: Partial<PriceVehicle>, offersSubscriptions = false) =>
  displayPrice({ ...plain, ...changes }, { offersSubscriptions, noPriceText: 'Enquire for price.' });

describe('displayPrice', () => {
  it.each([
    ['a subscription first', { subscription_price: 29_900, preorder: true }, true, 'subscription', '$299'],
    ['the price where the site rents nothing out', { subscription_price: 29_900 }, false, 'price', '$42,990'],
    ['the price where the subscription is nil', { subscription_price: 0 }, true, 'price', '$42,990'],
    ['the price before preorder', { preorder: true }, false, 'price', '$42,990'],
    ['$10.01 as a price', { price: 1_001 }, false, 'price', '$10.01'],
    ['$10 as no price', { price: 1_000 }, false, 'none', 'Enquire for price.'],
    ['PREORDER without a price', { price: null, preorder: true }, false, 'preorder', 'PREORDER'],
    ['PREORDER over a placeholder price', { price: 100, preorder: true }, false, 'preorder', 'PREORDER'],
    ['the no-price text last', { price: null }, false, 'none', 'Enquire for price.'],
  ] as const)('[PRICE-01] shows %s', (_goal, changes, offers, kind, text) => {
    expect(shown(changes, offers)).toMatchObject({ kind, text });
  });

  it('[PRICE-02] writes dollars with commas, the price type and the price before the reduction', () => {
    expect(shown({ price: 112_999_000, before_price: 119_000_000 })).toEqual({
      kind: 'price',
      text: '$1,129,990',
      priceType: 'Drive Away',
      was: '$1,190,000',
    });
  });

  it('[PRICE-02] shows no "was" price that is not higher', () => {
    expect(shown({ before_price: 4_299_000 }).was).toBeNull();
    expect(shown({ before_price: 4_000_000 }).was).toBeNull();
  });
});

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
