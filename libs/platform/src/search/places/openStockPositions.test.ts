import type { Location } from '@forecourt/domain';
import { sampleSiteFile, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { sampleSiteOf } from '@forecourt/search-engine/testing';
import { findTown } from './findTown.ts';
import { openStockPositions } from './openStockPositions.ts';

const perth = { lat: -31.95, long: 115.86 };
const yard = { lat: -32.061, long: 115.749 };

it.each([
  ['Townsville', {}, 'QLD', -19.26],
  ['St. Marys', { state: 'SA' }, 'SA', -35],
  ['saint marys', { near: [{ lat: -33.75, long: 150.69 }] }, 'NSW', -33.78],
  ['Richmond', { near: [{ lat: -33.6, long: 150.8 }] }, 'NSW', -33.6],
  ['mt gambier', {}, 'SA', -37.83],
  ['O’Connor', { state: 'WA' }, 'WA', -32.06],
] as const)('finds %s, with %j', (name, choice, state, lat) => {
  const town = findTown(name, { country: 'AU', ...choice });
  expect(town?.state).toBe(state);
  expect(town?.position.lat).toBeCloseTo(lat, 1);
});

it('knows the towns of one country', () => {
  expect(findTown('Taupo', { country: 'NZ' })?.name).toBe('Taupo');
  expect(findTown('Taupo', { country: 'AU' })).toBeNull();
  expect(findTown('Nowhereton', { country: 'AU' })).toBeNull();
});

it('places a vehicle where its seller is, else in its yard, its town or at its dealership', async () => {
  const [showroom] = sampleSiteFile.locations as [Location];
  const address = { ...showroom.address, city: 'Fremantle', ...yard };
  const site = { ...sampleSiteOf(['d']), locations: [{ ...showroom, id: 'yard', dealership_id: 'd', address }] };
  let all = [site];
  let time = 0;
  const locate = async (postcode: string) => (postcode === '6000' ? perth : null);
  const positions = openStockPositions({ all: () => all }, locate, () => new Date(time));
  const bare = { ...sampleVehicle, dealership_id: 'd', location_id: null, city: null, state: 'WA' as const };
  const at = async (vehicle: Partial<typeof sampleVehicle>) => (await positions.of({ ...bare, ...vehicle }))?.lat;
  expect(await at({ location_id: 'yard', city: 'Fremantle' })).toBe(yard.lat);
  expect(await at({ location_id: 'yard', city: 'Albany' })).toBeCloseTo(-35, 0);
  expect(await at({ location_id: 'yard', city: 'Nowhereton' })).toBe(yard.lat);
  expect(await at({ location_id: 'yard', private_suburb: 'Bunbury', private_postcode: '6000' })).toBeCloseTo(-33.3, 1);
  expect(await at({ location_id: 'yard', private_postcode: '6000' })).toBe(perth.lat);
  expect(await at({ location_id: 'yard', private_postcode: '6999' })).toBe(yard.lat);
  expect(await at({})).toBe(yard.lat);
  expect(await at({ dealership_id: 'other' })).toBeUndefined();
  expect(await at({ city: 'Nowhereton' })).toBeUndefined();
  // The index is built again where a yard moves.
  const before = positions.key();
  time = 2_000;
  expect(positions.key()).toBe(before);
  time = 4_000;
  all = [{ ...site, locations: [{ ...showroom, id: 'yard', dealership_id: 'd', address: { ...address, ...perth } }] }];
  expect(positions.key()).not.toBe(before);
});
