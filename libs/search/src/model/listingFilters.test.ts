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

  it('is an expression the search service accepts, whatever an id holds', () => {
    const options = { savedIds: ['a "b" \\', 'c) OR (d'], priceSortNeedsPrice: true };
    expect(parseFilters(listingFilters(cheapest, options))).toMatchObject({ ok: true, groups: { length: 2 } });
  });
});
