import { expect, it } from 'vitest';
import { carTypePath, dealershipPath, makePath, modelPath } from './listingPaths.ts';

it('[ROUTE-09] has an address for each make, model and dealership under the site’s search', () => {
  expect(makePath('/search', 'Mercedes-Benz')).toBe('/search/mercedes-benz');
  expect(modelPath('/stock', 'Mazda', 'CX-5')).toBe('/stock/mazda/cx-5');
  expect(dealershipPath('/search', { slug: 'harbour-toyota' })).toBe('/search/harbour-toyota');
});

it('[ROUTE-10] has an address for each kind of stock', () => {
  expect((['new', 'used', 'demo'] as const).map((kind) => carTypePath('/search', kind))).toEqual([
    '/search/new-cars',
    '/search/used-cars',
    '/search/demo-cars',
  ]);
});
