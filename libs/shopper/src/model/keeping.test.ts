import { summariseVehicle } from '@forecourt/domain';
import { sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { canFavourite, type FavourableVehicle } from './keeping.ts';

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

  it('[CARD-04] treats a search hit like the full record', () => {
    expect(canFavourite(summariseVehicle(sampleVehicle), true)).toBe(true);
    expect(canFavourite(summariseVehicle(sampleSoldVehicle), false)).toBe(false);
  });
});
