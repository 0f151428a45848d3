import { sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { toStoredVehicle, readStoredVehicles, readSearches, readViewed, viewedVehicle } from './entries.ts';

const kept = toStoredVehicle(sampleVehicle);

it('[WL-05] keeps id, name, slug, make, model and picture of a favourite, and nothing else', () => {
  expect(kept).toEqual({
    id: 'car-1',
    name: '2023 Toyota RAV4 GXL Hybrid',
    slug: '2023-toyota-rav4-gxl-hybrid-t1001',
    make: 'Toyota',
    model: 'RAV4',
    primary_image_url: '/demo/rav4-front.svg',
  });
});

it('[VDP-24] keeps id, stock number, make, model and body of a viewed vehicle', () => {
  expect(viewedVehicle(sampleVehicle)).toEqual({
    id: 'car-1',
    stocknum: 'T1001',
    make: 'Toyota',
    model: 'RAV4',
    body: 'Wagon',
    simple_body: 'SUV',
  });
});

describe('reading what is stored', () => {
  it('[WL-05] returns what was written', () => {
    expect(readStoredVehicles([kept, { ...kept, id: 'car-9', primary_image_url: null }])).toEqual([
      kept,
      { ...kept, id: 'car-9', primary_image_url: null },
    ]);
    expect(readViewed([viewedVehicle(sampleVehicle)])).toEqual([viewedVehicle(sampleVehicle)]);
  });

  it.each([null, '', '{', 7, { id: 'car-1' }, [null, 3, 'car-1', {}, { id: 7 }]])(
    'makes an empty list of %j',
    (stored) => {
      expect(readStoredVehicles(stored)).toEqual([]);
      expect(readViewed(stored)).toEqual([]);
    },
  );

  it('keeps the valid entries beside broken ones and drops unknown fields', () => {
    expect(readStoredVehicles([{ id: 'x' }, { ...kept, price: 1 }])).toEqual([kept]);
  });

  it('[SRCH-18] reads searches as words', () => {
    expect(readSearches(['hilux', '', 4, 'suv'])).toEqual(['hilux', 'suv']);
  });
});
