import { displayPhone } from '@forecourt/domain';
import { sampleSite, sampleSiteFile, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { linePhone, mainLine, phoneFor, placePhones, vehiclePhone } from './phone.ts';

describe('phoneFor', () => {
  const phones = { new: '+61811111111', used: '+61822222222', demo: '+61833333333' };
  const call = (car_type: 'new' | 'used' | 'demo', given: Partial<typeof phones>) =>
    phoneFor({ ...sampleVehicle, car_type }, { ...sampleSiteFile, phones: given });

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

  it('returns none where there is none', () => {
    expect(phoneFor({ ...sampleVehicle, location_id: null }, { phones: {}, locations: [] })).toBeNull();
  });

  it('[VDP-20] is shown with 0 instead of +61', () => {
    expect(displayPhone(call('new', {})!)).toBe('08 9335 0100');
  });
});

/** A site as the server has it before anything is hidden. */
const open = { ...sampleSite, flags: { ...sampleSite.flags, maskPhones: false } };
const masking = { ...sampleSite, phones: { used: '+61893350111' } };
const secrets = ['350111', '35 0111', '3350111', '350100', '35 0100', '+61'];

describe('[VDP-11] a number as it may reach the browser', () => {
  it('is its first five characters, whatever the number is of', () => {
    const [place] = sampleSite.locations;
    const shown = [vehiclePhone(sampleVehicle, masking), linePhone('used', masking), mainLine(masking)];
    const all = [...shown, ...placePhones(place!, masking)];
    expect(all.map((phone) => phone?.words)).toEqual(all.map(() => '08 93** ****'));
    const text = JSON.stringify(all);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(all.every((phone) => phone?.number === null)).toBe(true);
  });

  it('hides the number that came with the vehicle itself', () => {
    const address = { street: '1 Quay', city: 'Perth', state: 'WA' as const, place_url: null };
    const location = { id: 'x', name: 'Yard', phone: '+61893350111', slug: 'yard', address };
    const vehicle = { ...sampleVehicle, location: { ...location, location_type: '', distribution_locations: [] } };
    expect(vehiclePhone(vehicle, { ...sampleSite, phones: {} })).toMatchObject({ words: '08 93** ****', number: null });
  });

  it('is the whole number where the site does not mask', () => {
    const site = { ...open, phones: { used: '+61893350111' } };
    expect(vehiclePhone(sampleVehicle, site)).toMatchObject({ words: '08 9335 0111', number: '+61893350111' });
    expect(linePhone('used', site)).toMatchObject({ words: '08 9335 0111', number: '+61893350111' });
  });

  it('identifies the number to request', () => {
    expect(vehiclePhone(sampleVehicle, masking)).toMatchObject({
      request: { car_id: 'car-1', dealership_id: 'dealer-1', website_id: 'harbour-toyota' },
      contactHref: '/contact',
      event: { car_id: 'car-1', vehicleMake: 'Toyota' },
    });
    expect(linePhone('used', masking)?.request).toEqual({ line: 'used', website_id: 'harbour-toyota' });
    expect(linePhone('new', masking)).toBeNull();
  });

  it('is null where there is no number', () => {
    const none = { ...sampleSite, phones: {}, locations: [] };
    expect(vehiclePhone({ ...sampleVehicle, location: null, location_id: null }, none)).toBeNull();
    expect(mainLine(none)).toBeNull();
  });
});
