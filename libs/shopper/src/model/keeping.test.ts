import { summariseVehicle } from '@forecourt/domain';
import { sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { canFavourite, saveSignInPath, type FavourableVehicle } from './keeping.ts';

describe('canFavourite', () => {
  it.each([
    [{}, true, true],
    [{ status: 'coming_soon' }, true, true],
    [{ status: 'sold' }, false, false],
    [{ sold: true }, false, false],
    [{ car_type: 'new' }, true, false],
    [{ car_type: 'demo' }, true, false],
    [{ price: 0 }, true, false],
    [{ price: null }, true, false],
    [{ price: 1 }, true, true],
    [{ images: [] }, true, false],
    [{ images: [], thumbnails: ['/a.jpg'] }, true, true],
  ] satisfies [Partial<FavourableVehicle>, boolean, boolean][])(
    '[CARD-04] %j is allowed: %s, and on strict sites: %s',
    (change, plain, strict) => {
      expect(canFavourite({ ...sampleVehicle, ...change }, false)).toBe(plain);
      expect(canFavourite({ ...sampleVehicle, ...change }, true)).toBe(strict);
    },
  );

  it('[CARD-04] judges a search hit as it judges the full record', () => {
    expect(canFavourite(summariseVehicle(sampleVehicle), true)).toBe(true);
    expect(canFavourite(summariseVehicle(sampleSoldVehicle), false)).toBe(false);
  });
});

it('[GATE-04] sends a signed-out visitor to sign in, and back with the car saved', () => {
  const url = new URL(saveSignInPath({ id: 'car 1', slug: 'rav4' }, '/watchlist'), 'https://site.example');
  expect(url.pathname).toBe('/sign-in');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    type: 'watchlist',
    redirect: '/watchlist?save=car+1',
    back: '/cars/rav4',
  });
});
