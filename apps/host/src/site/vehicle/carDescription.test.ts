import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { carDescription, sharedPictureWords } from './carDescription.ts';

const vehicle = { ...sampleVehicle, name: '2023 Toyota RAV4 GXL', km: 31_250, price: 4_299_000, city: 'Fremantle' };
const renting = { ...sampleSite, flags: { ...sampleSite.flags, subscriptions: true } };
const rented = { ...vehicle, subscription_price: 29_900 };

it('[PRICE-02] describes a vehicle in one sentence', () => {
  expect(carDescription(vehicle, sampleSite)).toBe(
    'Used 2023 Toyota RAV4 GXL, 31,250 km, automatic, $42,990 Drive Away in Fremantle WA.',
  );
});

it('[PRICE-01] shows a rent with its week, and what the vehicle is bought for', () => {
  expect(carDescription(rented, renting)).toContain(', $299 per week or buy for $42,990 Drive Away in Fremantle');
  expect(sharedPictureWords('A car', rented, renting)).toBe('A car, $299 per week');
});

it('says it in the site’s own words', () => {
  const messages = { 'title.usedVehicle': 'Pre-loved {name}', 'title.sold': 'Gone' };
  expect(carDescription(vehicle, { ...sampleSite, messages })).toMatch(/^Pre-loved 2023 Toyota RAV4 GXL, 31,250 km/);
  expect(sharedPictureWords('A car', { ...vehicle, sold: true }, { ...sampleSite, messages })).toBe('A car, Gone');
});

it('leaves out unknown facts, and invents no price', () => {
  const bare = { ...vehicle, km: null, price: null, simple_transmission: null, city: null, state: null };
  expect(carDescription({ ...bare, car_type: 'new' }, sampleSite)).toBe('New 2023 Toyota RAV4 GXL.');
  expect(carDescription({ ...bare, price: 1_000 }, sampleSite)).toBe('Used 2023 Toyota RAV4 GXL.');
  expect(sharedPictureWords('A car', { ...vehicle, sold: true }, sampleSite)).toBe('A car, Sold');
});
