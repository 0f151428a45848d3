import { sampleVehicle } from '@forecourt/domain/testing';
import { sampleLocation } from '@forecourt/locations/testing';
import { expect, it } from 'vitest';
import { callHref } from './callHref.ts';

const site = { phones: { used: '+61893350111' }, locations: [sampleLocation] };
const open = new Date('2026-11-02T02:00:00Z');
const closed = new Date('2026-11-01T02:00:00Z');

it("[VDP-21] offers the call only while the vehicle's dealership is open", () => {
  expect(callHref(site, sampleVehicle, open)).toEqual({ href: 'tel:+61893350111' });
  expect(callHref(site, sampleVehicle, closed)).toBeNull();
});

it('[VDP-21] goes by the main location where the vehicle names none of its own', () => {
  expect(callHref(site, { ...sampleVehicle, location_id: 'loc-unknown' }, open)).not.toBeNull();
  expect(callHref({ phones: {}, locations: [] }, { ...sampleVehicle, location_id: null }, open)).toBeNull();
});
