import { carTypes, slugify } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilters } from './filters.ts';
import {
  landingAttributes,
  landingFilters,
  landingPath,
  readLanding,
  type LandingStock,
  type Landing,
} from './landingPages.ts';

const harbour = { id: 'dealer-1', slug: 'harbour-toyota', name: 'Harbour Toyota' };
const known: LandingStock = {
  dealerships: [harbour, { id: 'dealer-2', slug: 'kia', name: 'Kia Fremantle' }],
  makes: ['Toyota', 'Kia', 'Land Rover', 'Mercedes-Benz', '***'],
  models: (make) => ({ Toyota: ['RAV4', 'LandCruiser 70 (4x4)'], Kia: ['EV6'] })[make] ?? [],
};
const read = (path: string) => readLanding(path.split('/'), known);

describe('addresses of lists', () => {
  it.each([
    ['used-cars', ['used']],
    ['new-cars', ['new']],
    ['demo-cars', ['demo']],
    ['new-and-demo-cars', ['new', 'demo']],
    ['new-used-and-demo-cars', carTypes],
    ['Used-Cars', ['used']],
  ])('[ROUTE-10] %s lists its kinds of stock', (path, kinds) => {
    expect(read(path)).toEqual({ kind: 'carTypes', carTypes: kinds });
  });

  it.each<[string, Landing]>([
    ['harbour-toyota', { kind: 'dealership', dealership: harbour }],
    ['toyota', { kind: 'make', make: 'Toyota' }],
    ['TOYOTA', { kind: 'make', make: 'Toyota' }],
    ['land-rover', { kind: 'make', make: 'Land Rover' }],
    ['Land%20Rover', { kind: 'make', make: 'Land Rover' }],
    ['mercedes-benz', { kind: 'make', make: 'Mercedes-Benz' }],
    ['toyota/rav4', { kind: 'model', make: 'Toyota', model: 'RAV4' }],
    ['toyota/landcruiser-70-4x4', { kind: 'model', make: 'Toyota', model: 'LandCruiser 70 (4x4)' }],
    ['kia/ev6', { kind: 'model', make: 'Kia', model: 'EV6' }],
  ])('[ROUTE-09] %s lists its dealership, make or model', (path, landing) => {
    expect(read(path)).toEqual(landing);
  });

  it.each([
    'lada',
    'toyota/ev6',
    'toyota/rav4/gxl',
    'used-cars/toyota',
    'harbour-toyota/rav4',
    '',
    'toyota/',
    '%E0%A4%A',
    '---',
    'constructor',
  ])('[ROUTE-09] “%s” is no list', (path) => {
    expect(read(path)).toBeNull();
  });

  it('[ROUTE-09] [ROUTE-10] resolve to the list that they were built from', () => {
    const landings: fc.Arbitrary<Landing> = fc.oneof(
      fc.constantFrom<Landing>(
        ...carTypes.map((kind) => ({ kind: 'carTypes' as const, carTypes: [kind] })),
        { kind: 'carTypes', carTypes: ['new', 'demo'] },
        { kind: 'dealership', dealership: harbour },
      ),
      fc.tuple(fc.string(), fc.string()).map(([make, model]): Landing => ({ kind: 'model', make, model })),
      fc.string().map((make): Landing => ({ kind: 'make', make })),
    );
    fc.assert(
      fc.property(landings, (landing) => {
        const make = landing.kind === 'make' || landing.kind === 'model' ? landing.make : 'Toyota';
        const model = landing.kind === 'model' ? landing.model : 'RAV4';
        const reserved = [
          'used-cars',
          'new-cars',
          'demo-cars',
          'new-and-demo-cars',
          'new-used-and-demo-cars',
          harbour.slug,
        ];
        fc.pre(slugify(make) !== '' && slugify(model) !== '' && !reserved.includes(slugify(make)));
        const stock = { dealerships: [harbour], makes: [make], models: () => [model] };
        const path = landingPath(landing, '/stock');
        expect(readLanding(path.slice('/stock/'.length).split('/'), stock)).toEqual(landing);
      }),
    );
  });

  it('[ROUTE-10] has the whole stock of every kind beside the search', () => {
    expect(landingPath({ kind: 'carTypes', carTypes }, '/stock')).toBe('/new-used-and-demo-cars');
  });
});

describe('the filter of a list', () => {
  it.each<[Landing, string]>([
    [{ kind: 'carTypes', carTypes: ['used'] }, 'car_type:"used"'],
    [{ kind: 'carTypes', carTypes: ['new', 'demo'] }, '(car_type:"new" OR car_type:"demo")'],
    [{ kind: 'carTypes', carTypes }, ''],
    [{ kind: 'dealership', dealership: harbour }, 'dealership_id:"dealer-1"'],
    [{ kind: 'model', make: 'Kia', model: 'EV6' }, 'make:"Kia" AND model:"EV6"'],
  ])('[ROUTE-09] [ROUTE-10] of %j is exact', (landing, filters) => {
    expect(landingFilters(landing)).toBe(filters);
  });

  it('[ROUTE-09] escapes every name, so that none breaks out of its quotes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (make, model) => {
        const leaf = (attribute: string, value: string) => [{ kind: 'facet', attribute, value, negated: false }];
        expect(parseFilters(landingFilters({ kind: 'model', make, model }))).toEqual({
          ok: true,
          groups: [leaf('make', make), leaf('model', model)],
        });
      }),
    );
  });

  it('replaces the filters that it settles', () => {
    expect(landingAttributes({ kind: 'make', make: 'Kia' })).toEqual(['make']);
    expect(landingAttributes({ kind: 'carTypes', carTypes: ['used'] })).toEqual(['car_type']);
    expect(landingAttributes({ kind: 'carTypes', carTypes: ['new', 'demo'] })).toEqual([]);
  });
});
