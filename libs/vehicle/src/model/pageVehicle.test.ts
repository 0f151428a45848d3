import { sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { pageVehicle } from './pageVehicle.ts';

it('[VDP-11] carries neither the phone number of the location nor the long texts', () => {
  const address = { street: '1 Quay', city: 'Perth', state: 'WA' as const, place_url: null };
  const place = { id: 'x', name: 'Yard', phone: '+61899999999', slug: 'yard', address };
  const location = { ...place, location_type: '', distribution_locations: [] };
  const text = JSON.stringify(pageVehicle({ ...sampleVehicle, location }));
  for (const hidden of ['99999999', 'One owner', 'Roof rails', 'JTMW43FV10D123456']) expect(text).not.toContain(hidden);
  expect(JSON.parse(text)).toMatchObject({ id: 'car-1', price: 4_299_000, updated_at: sampleVehicle.updated_at });
});
