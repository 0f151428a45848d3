import { displayPhone } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { maskedPhone, maskPhone, phoneFor } from './phone.ts';

it.each([
  ['08 9335 0100', '08 93** ****'],
  ['1300 123 456', '1300 *** ***'],
  ['0412', '0412'],
])('[VDP-11] masks %s as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

describe('phoneFor', () => {
  const phones = { new: '+61811111111', used: '+61822222222', demo: '+61833333333' };
  const call = (car_type: 'new' | 'used' | 'demo', given: Partial<typeof phones>) =>
    phoneFor({ ...sampleVehicle, car_type }, { ...sampleSite, phones: given });

  it.each([
    ['new', phones, phones.new],
    ['used', phones, phones.used],
    ['demo', phones, phones.demo],
    ['demo', { new: phones.new }, phones.new],
    ['used', { new: phones.new }, '+61893350100'],
    ['new', {}, '+61893350100'],
  ] as const)('[VDP-20] a %s vehicle with %j rings %s', (car_type, given, expected) => {
    expect(call(car_type, given)).toBe(expected);
  });

  it('[VDP-20] prefers the number that came with the vehicle’s own location', () => {
    const address = { street: '1 Quay', city: 'Perth', state: 'WA' as const, place_url: null };
    const location = { id: 'x', name: 'Yard', phone: '+61899999999', slug: 'yard', address };
    const vehicle = { ...sampleVehicle, location: { ...location, location_type: '', distribution_locations: [] } };
    expect(phoneFor(vehicle, { ...sampleSite, phones: {} })).toBe('+61899999999');
  });

  it('knows of no number where there is none', () => {
    expect(phoneFor({ ...sampleVehicle, location_id: null }, { phones: {}, locations: [] })).toBeNull();
  });

  it('[VDP-20] is read with 0 instead of +61', () => {
    expect(displayPhone(call('new', {})!)).toBe('08 9335 0100');
  });
});

describe('maskedPhone', () => {
  const site = { ...sampleSite, phones: { used: '+61893350111' } };

  it('[VDP-11] tells the browser nothing of the number but its first five characters', () => {
    const phone = maskedPhone(sampleVehicle, site);
    expect(phone?.masked).toBe('08 93** ****');
    const text = JSON.stringify(phone);
    for (const secret of ['350111', '35 0111', '3350111', '+61']) expect(text).not.toContain(secret);
  });

  it('[VDP-11] says whose number is asked for', () => {
    expect(maskedPhone(sampleVehicle, site)).toMatchObject({
      carId: 'car-1',
      dealershipId: 'dealer-1',
      siteSlug: 'harbour-toyota',
      contactHref: '/contact',
      event: { car_id: 'car-1', vehicleMake: 'Toyota' },
    });
  });

  it('is nothing where there is no number', () => {
    expect(maskedPhone({ ...sampleVehicle, location_id: null }, { ...site, phones: {}, locations: [] })).toBeNull();
  });
});
