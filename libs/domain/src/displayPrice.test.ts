import { describe, expect, it } from 'vitest';
import { priceMessages } from './messages/tables/priceMessages.ts';
import { wordsOf } from './messages/wordsOf.ts';
import { offerPrices } from './offerPrices.ts';
import { priceText, priceWords, wholePriceText } from './priceWords.ts';
import { pricedFilter, priceToBuy, salePrice, displayPrice, type PriceVehicle } from './displayPrice.ts';

const plain: PriceVehicle = {
  price: 4_299_000,
  before_price: null,
  subscription_price: null,
  preorder: false,
  price_type: 'Drive Away',
};
const siteThat = (subscriptions: boolean) => ({ flags: { subscriptions }, texts: { noPrice: 'Enquire for price.' } });
const shown = (changes: Partial<PriceVehicle>, subscriptions = false) =>
  displayPrice({ ...plain, ...changes }, siteThat(subscriptions));

describe('which price is shown', () => {
  it.each([
    ['the rent first', { subscription_price: 29_900, preorder: true }, true, '$299 per week'],
    ['the price where the site rents nothing out', { subscription_price: 29_900 }, false, '$42,990 Drive Away'],
    ['the price where the rent is nil', { subscription_price: 0 }, true, '$42,990 Drive Away'],
    ['the rent where there is no price', { subscription_price: 29_900, price: null }, true, '$299 per week'],
    ['the price before preorder', { preorder: true }, false, '$42,990 Drive Away'],
    ['$10.01 as a price', { price: 1_001, price_type: null }, false, '$10.01'],
    ['$10 as no price', { price: 1_000 }, false, 'Enquire for price.'],
    ['PREORDER without a price', { price: null, preorder: true }, false, 'PREORDER'],
    ['PREORDER over a placeholder price', { price: 100, preorder: true }, false, 'PREORDER'],
    ['the no-price text last', { price: null }, false, 'Enquire for price.'],
  ] as const)('[PRICE-01] %s', (_goal, changes, subscriptions, text) => {
    expect(priceText(shown(changes, subscriptions))).toBe(text);
  });

  it('[PRICE-02] dollars with commas, what the price covers and the price before the reduction', () => {
    expect(priceWords(shown({ price: 112_999_000, before_price: 119_000_000 }))).toEqual({
      figure: '$1,129,990',
      unit: 'Drive Away',
      was: '$1,190,000',
      isFigure: true,
      toBuy: null,
    });
  });

  it('[PRICE-02] no "was" price that is not higher', () => {
    expect(priceWords(shown({ before_price: 4_299_000 })).was).toBeNull();
    expect(priceWords(shown({ before_price: 4_000_000 })).was).toBeNull();
  });

  it('[PRICE-01] the sale price beside a rent, and alone where somebody buys', () => {
    const rented = { ...plain, subscription_price: 29_900 };
    expect(wholePriceText(shown(rented, true))).toBe('$299 per week or buy for $42,990 Drive Away');
    expect(wholePriceText(shown({ ...rented, price: 1_000 }, true))).toBe('$299 per week');
    expect(wholePriceText(priceToBuy(rented, siteThat(true)))).toBe('$42,990 Drive Away');
    const say = wordsOf(priceMessages, {
      messages: { 'price.perWeek': 'the week', 'price.orBuyFor': 'to buy: {price}' },
    });
    expect(wholePriceText(shown(rented, true), say)).toBe('$299 the week to buy: $42,990 Drive Away');
  });
});

it.each([
  [null, null],
  [0, null],
  [100, null],
  [999, null],
  [1_000, null],
  [1_001, 1_001],
  [1_100, 1_100],
  [4_299_000, 4_299_000],
])('[PRICE-01] counts %s cents as the price %s', (price, expected) => {
  expect(salePrice({ price })).toBe(expected);
  const [, min] = /^price>(\d+)$/.exec(pricedFilter) ?? [];
  expect((price ?? 0) / 100 > Number(min)).toBe(expected !== null);
});

describe('what search engines are told', () => {
  it('[PRICE-01] never gives a rent as the price of a vehicle', () => {
    expect(offerPrices(shown({ subscription_price: 29_900 }, true), 'AUD')).toEqual({
      sale: { price: '42990.00', priceCurrency: 'AUD' },
      rent: {
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '299.00',
          priceCurrency: 'AUD',
          unitCode: 'WEE',
          unitText: 'per week',
        },
      },
    });
    expect(offerPrices(shown({ subscription_price: 29_900, price: 0 }, true), 'AUD').sale).toBeNull();
  });

  it('[PRICE-01] gives no price where there is none', () => {
    expect(offerPrices(shown({ price: 100 }), 'AUD')).toEqual({ sale: null, rent: null });
    expect(offerPrices(shown({}), 'NZD').sale).toEqual({ price: '42990.00', priceCurrency: 'NZD' });
    expect(offerPrices(shown({}), 'AUD')).toEqual({ sale: { price: '42990.00', priceCurrency: 'AUD' }, rent: null });
  });
});
