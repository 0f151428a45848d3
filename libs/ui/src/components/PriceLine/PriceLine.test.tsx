import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestSite } from '../../testing/index.ts';
import { PriceLine } from './PriceLine.tsx';

afterEach(cleanup);

const sale = { kind: 'sale', amount: 2_999_000, was: null, priceType: 'Drive Away' } as const;
const rented = { kind: 'subscription', rent: { amount: 20_000, per: 'week' }, sale } as const;
const shown = (props: Parameters<typeof PriceLine>[0]) => render(<PriceLine {...props} />).container.textContent;

it('[PRICE-01] shows no rent without its unit, and beside it the purchase price', () => {
  expect(shown({ price: rented })).toBe('$200 per week · Subscription or buy for $29,990 Drive Away');
  cleanup();
  expect(shown({ price: rented, brief: true })).toBe('$200 per week');
});

it('[PRICE-02] shows what a price covers', () => {
  expect(shown({ price: sale })).toBe('$29,990 Drive Away');
});

it('[PRICE-01] shows the purchase price in the site’s own words', () => {
  const { container } = render(
    <TestSite site={{ messages: { 'price.orBuyFor': 'or {price} to keep it' } }}>
      <PriceLine price={rented} />
    </TestSite>,
  );
  expect(container.textContent).toBe('$200 per week · Subscription or $29,990 Drive Away to keep it');
});
