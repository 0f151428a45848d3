import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceKm } from './distance.ts';

const perth = { lat: -31.9523, long: 115.8613 };
const sydney = { lat: -33.8688, long: 151.2093 };
const fremantle = { lat: -32.05, long: 115.75 };
const bassendean = { lat: -31.905, long: 115.9431 };

it.each([
  ['from Perth to Sydney', perth, sydney, 3_290, -1],
  ['across a city', fremantle, bassendean, 24.3, 0],
  ['to the same place', perth, perth, 0, 9],
  ['half way round', { lat: 0, long: 0 }, { lat: 0, long: 180 }, Math.PI * 6371, 6],
  ['from pole to pole', { lat: -90, long: 10 }, { lat: 90, long: 50 }, Math.PI * 6371, 6],
])('[LOC-09] measures %s on a sphere of 6371 km', (_, from, to, km, digits) => {
  expect(distanceKm(from, to)).toBeCloseTo(km, digits);
});

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('is the same both ways, never negative, and no more than half way round the earth', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const km = distanceKm(one, other);
      expect(km).toBeCloseTo(distanceKm(other, one), 6);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
    }),
    { seed: 1 },
  );
});

it('is no number where a position is none', () => {
  expect(distanceKm(perth, { lat: Number.NaN, long: 0 })).toBeNaN();
});
