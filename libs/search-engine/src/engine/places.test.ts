import { primaryIndex } from '@forecourt/search/model';
import { describe, expect, it } from 'vitest';
import { engineOf, namedCar, sampleBoundary } from '../testing/namedCars.ts';

const at = (lat: number, lng: number) => ({ lat, lng });
const towns = {
  perth: at(-31.95, 115.86),
  fremantle: at(-32.06, 115.75),
  mandurah: at(-32.53, 115.72),
  albany: at(-35.02, 117.88),
  sydney: at(-33.87, 151.21),
};
const car = (id: string, _geoloc: unknown, make = 'Kia') => ({ ...namedCar(id, { make, model: 'Rio' }), _geoloc });
const cars = [
  car('perth', towns.perth),
  car('fremantle', towns.fremantle),
  car('mandurah', towns.mandurah, 'Mazda'),
  car('two', [towns.albany, towns.sydney]),
  car('nowhere', undefined),
];
const { engine, ask, found } = engineOf(cars);
const perth = '-31.95, 115.86';

describe('places of records', () => {
  it.each<[string, object, string[]]>([
    ['a radius', { aroundLatLng: perth, aroundRadius: 20_000 }, ['perth', 'fremantle']],
    ['a radius as v4 sends it', { aroundLatLng: perth, aroundRadius: '100000' }, ['perth', 'fremantle', 'mandurah']],
    [
      'everything that stands somewhere',
      { aroundLatLng: perth, aroundRadius: 'all' },
      ['perth', 'fremantle', 'mandurah', 'two'],
    ],
    ['the nearest of several places', { aroundLatLng: '-33.87,151.21', aroundRadius: 10 }, ['two']],
    [
      'distances that differ by less than the precision',
      { aroundLatLng: perth, aroundPrecision: 100_000 },
      ['fremantle', 'mandurah', 'perth', 'two'],
    ],
    [
      'steps of precision',
      { aroundLatLng: perth, aroundPrecision: [{ from: 10_000, value: 100_000 }] },
      ['perth', 'fremantle', 'mandurah', 'two'],
    ],
    ['a box, whichever corners', { insideBoundingBox: [[-31, 116, -32.1, 115]] }, ['fremantle', 'perth']],
    ['boxes in one list', { insideBoundingBox: '-31,116,-32.1,115,-33,151,-34,152' }, ['fremantle', 'perth', 'two']],
    ['a polygon', { insidePolygon: [-31, 115, -31, 117, -32.4, 115.5] }, ['fremantle', 'perth']],
    [
      'a box before a polygon and a point',
      {
        insideBoundingBox: [-34, 151, -33, 152],
        insidePolygon: [-31, 115, -31, 117, -32.4, 115.5],
        aroundLatLng: perth,
      },
      ['two'],
    ],
    ['a place and a filter', { aroundLatLng: perth, filters: 'make:Mazda' }, ['mandurah']],
  ])('%s', (_title, params, ids) => {
    expect(found('', params)).toEqual(ids);
  });

  it('order what fits the words equally well, and stand behind an order by a number', () => {
    expect(found('kia', { aroundLatLng: '-32.06,115.75' })).toEqual(['fremantle', 'perth', 'two']);
    engine.setSettings(primaryIndex, { ranking: ['typo', 'custom'] });
    expect(found('', { aroundLatLng: perth, aroundRadius: 'all' })).toEqual(['fremantle', 'mandurah', 'perth', 'two']);
    engine.setSettings(primaryIndex, { ranking: null });
  });

  it('count, and tell of each hit how far away it is', () => {
    const around = {
      aroundLatLng: perth,
      aroundRadius: 90_000,
      facets: ['make'],
      hitsPerPage: 1,
      getRankingInfo: true,
    };
    const answer = ask('', around);
    expect(answer).toMatchObject({ nbHits: 3, facets: { make: { Kia: 2, Mazda: 1 } }, aroundLatLng: '-31.95,115.86' });
    expect(ask('', { ...around, page: 1 }).hits[0]).toMatchObject({
      objectID: 'fremantle',
      _rankingInfo: {
        geoDistance: 16_037,
        matchedGeoLocation: { lat: -32.06, lng: 115.75, distance: 16_037 },
        geoPrecision: 1,
      },
    });
    expect(ask('', { aroundLatLng: perth, minimumAroundRadius: 5_000_000 })).toMatchObject({
      automaticRadius: '5000000',
    });
  });

  it('follow a write', () => {
    engine.upsert([car('nowhere', towns.perth)]);
    expect(found('', { aroundLatLng: perth, aroundRadius: 1_000 })).toEqual(['nowhere', 'perth']);
    engine.upsert([car('nowhere', { lat: 'north', lng: 500 })]);
    expect(found('', { aroundLatLng: perth, aroundRadius: 1_000 })).toEqual(['perth']);
  });

  it.each<[object, string]>([
    [{ aroundLatLng: 'perth' }, 'aroundLatLng: expected numbers'],
    [{ aroundLatLng: '91,0' }, 'aroundLatLng: expected a latitude'],
    [{ aroundLatLng: '1,2,3,4' }, 'aroundLatLng: expected a latitude and a longitude'],
    [{ aroundLatLng: perth, aroundRadius: 'far' }, 'aroundRadius: expected a whole number'],
    [{ aroundLatLngViaIP: true }, 'aroundLatLngViaIP: not supported'],
    [{ insideBoundingBox: [1, 2, 3] }, 'insideBoundingBox: expected four numbers'],
    [{ insidePolygon: [[1, 2, 3, 4]] }, 'insidePolygon: expected at least three points'],
  ])('are refused by name: %j', (params, message) => {
    expect(() => engine.query([{ index: primaryIndex, facet: null, params: { ...params } }], sampleBoundary)).toThrow(
      message,
    );
  });
});
