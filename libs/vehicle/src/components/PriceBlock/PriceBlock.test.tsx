import type { FlagOverrides } from '@forecourt/domain';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { bareVehicle, sampleVehicle } from '../../testing/index.ts';
import { PriceBlock, priceBlockSizes, type PriceBlockProps } from './PriceBlock.tsx';

afterEach(cleanup);

function shown(
  change: Partial<PriceBlockProps['vehicle']>,
  flags: FlagOverrides = {},
  size: PriceBlockProps['size'] = 'card',
) {
  const { container } = render(
    <TestSite flags={flags} site={{}}>
      <PriceBlock vehicle={{ ...sampleVehicle, ...change }} size={size} />
    </TestSite>,
  );
  return container.textContent;
}

const averaging = (average: number) => ({
  autograb_data: { state_average_market_price: average, average_market_price: null },
});

it('[PRICE-02] shows the price, its type and what it was', () => {
  expect(shown({})).toBe('$42,990 Drive AwayWas $44,990');
});

it('[PRICE-02] has one line on a vehicle’s page with and without an older price and a price type', () => {
  const linesOf = (change: Partial<PriceBlockProps['vehicle']>) => {
    cleanup();
    shown(change, {}, 'page');
    const [figure, ...below] = document.body.firstElementChild!.firstElementChild!.children;
    return [figure, ...below].map((line) => line?.textContent);
  };
  expect(linesOf({})).toEqual(['$42,990 Drive AwayWas $44,990']);
  expect(linesOf({ before_price: null })).toEqual(['$42,990 Drive Away']);
  expect(linesOf({ price_type: null })).toEqual(['$42,990Was $44,990']);
  expect(linesOf(bareVehicle)).toEqual(['Enquire for price.']);
});

it('[PRICE-01] names a weekly rent a subscription, with its unit, the purchase price, and no saving', () => {
  const rented = { subscription_price: 29_900, ...averaging(9_999_900) };
  const flags = { subscriptions: true, marketPriceBadge: true };
  for (const size of priceBlockSizes) {
    cleanup();
    expect(shown(rented, flags, size)).toContain('Subscription$299 per weekor buy for $42,990 Drive AwayWas $44,990');
  }
  cleanup();
  expect(shown({ ...rented, price: 1_000 }, flags)).toBe('Subscription$299 per week');
});

it('[PRICE-01] shows words for a vehicle without a price', () => {
  expect(shown(bareVehicle)).toBe('Enquire for price.');
  expect(shown({ ...bareVehicle, preorder: true })).toBe('PREORDER');
});

it('[PRICE-03] says in words how far below the market it is, never rounding the saving up', () => {
  expect(shown(averaging(4_449_099), { marketPriceBadge: true })).toContain('$1,500 below market average');
});

it('[PRICE-03] shows no saving at $499, without the switch, or without market data', () => {
  expect(shown(averaging(4_299_000 + 49_900), { marketPriceBadge: true })).not.toContain('market');
  expect(shown(averaging(4_449_000), { marketPriceBadge: false })).not.toContain('market');
  expect(shown({ autograb_data: undefined }, { marketPriceBadge: true })).not.toContain('market');
});
