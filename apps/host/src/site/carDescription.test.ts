import { sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { carDescription } from './carDescription.ts';

const vehicle = { ...sampleVehicle, name: '2023 Toyota RAV4 GXL', km: 31_250, price: 4_299_000, city: 'Fremantle' };

it('tells a vehicle in one sentence', () => {
  expect(carDescription(vehicle)).toBe('Used 2023 Toyota RAV4 GXL, 31,250 km, automatic, $42,990 in Fremantle WA.');
});

it('leaves out what is not known, and no price stands in for a missing one', () => {
  const bare = { ...vehicle, km: null, price: null, simple_transmission: null, city: null, state: null };
  expect(carDescription({ ...bare, car_type: 'new' })).toBe('New 2023 Toyota RAV4 GXL.');
  expect(carDescription({ ...bare, price: 1_000 })).toBe('Used 2023 Toyota RAV4 GXL.');
});
