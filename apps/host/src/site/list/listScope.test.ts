import { expect, it } from 'vitest';
import { listScope } from './listScope.ts';
import { trailJsonLd } from '../page/trailJsonLd.ts';

const texts = { vehicleNounPlural: 'vehicles' };

it('[ROUTE-09] widens a model to its make, and a make to the whole stock', () => {
  expect(listScope({ kind: 'model', make: 'Land Rover', model: 'Defender' }, '/stock', texts)).toEqual({
    path: '/stock/land-rover/defender',
    filters: 'make:"Land Rover" AND model:"Defender"',
    settled: { make_model: 'Land Rover > Defender' },
    chips: [
      { text: 'Land Rover', href: '/stock' },
      { text: 'Defender', href: '/stock/land-rover' },
    ],
  });
});

it('[ROUTE-10] names the kind of stock that a list is narrowed to', () => {
  const scope = listScope({ kind: 'carTypes', carTypes: ['new', 'demo'] }, '/search', texts);
  expect(scope.chips).toEqual([{ text: 'New and demo vehicles', href: '/search' }]);
  expect(scope.filters).toBe('(car_type:"new" OR car_type:"demo")');
});

it('builds breadcrumb structured data with absolute addresses', () => {
  expect(trailJsonLd([{ name: 'Home', href: '/' }], 'Kia', 'https://dealer.example')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://dealer.example/' },
      { position: 2, name: 'Kia' },
    ],
  });
});
