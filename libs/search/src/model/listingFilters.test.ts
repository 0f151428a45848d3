import { describe, expect, it } from 'vitest';
import { parseFilters } from './filters.ts';
import { listingFilters } from './listingFilters.ts';

const cheapest = 'Car_production_price_asc';

describe('what every listing asks for', () => {
  it('[SRCH-24] leaves sold vehicles out', () => {
    expect(listingFilters(undefined)).toBe('sold:false');
    expect(listingFilters(undefined, { includeSold: true })).toBe('');
  });

  it('[SRCH-24] lets a sold vehicle through only when the visitor has saved it', () => {
    expect(listingFilters(undefined, { savedIds: ['car-2'] })).toBe('(sold:false OR objectID:"car-2")');
  });

  it('[SRCH-20] asks for a price when the cheapest come first, where the site wants that', () => {
    expect(listingFilters(cheapest, { priceSortNeedsPrice: true })).toBe('sold:false AND price > 0');
    expect(listingFilters('Car_production_price_desc', { priceSortNeedsPrice: true })).toBe('sold:false');
    expect(listingFilters(cheapest, { priceSortNeedsPrice: false })).toBe('sold:false');
  });

  it('[SRCH-24] is the same question for the same saved vehicles, in whatever order they come', () => {
    expect(listingFilters(undefined, { savedIds: ['b', 'a', 'b'] })).toBe(
      listingFilters(undefined, { savedIds: ['a', 'b'] }),
    );
  });

  it('[ROUTE-09] holds what the page itself has narrowed, with its alternatives kept together', () => {
    expect(listingFilters(undefined, { scope: 'car_type:new OR car_type:demo' })).toBe(
      'sold:false AND ("car_type":"new" OR "car_type":"demo")',
    );
    expect(listingFilters(undefined, { scope: 'make:Kia AND model:"EV6"', includeSold: true })).toBe(
      '"make":"Kia" AND "model":"EV6"',
    );
    expect(() => listingFilters(undefined, { scope: 'make:(' })).toThrow('cannot be read');
  });

  it('is an expression the search service accepts, whatever an id holds', () => {
    const options = { savedIds: ['a "b" \\', 'c) OR (d'], priceSortNeedsPrice: true };
    expect(parseFilters(listingFilters(cheapest, options))).toMatchObject({ ok: true, groups: { length: 2 } });
  });
});
