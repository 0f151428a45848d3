import { sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { bareVehicle, sampleNow } from '../testing/index.ts';
import { usedFeatures } from './usedFeatures.ts';

const options = { certifiedBadge: true, now: sampleNow, timeZone: 'Australia/Perth', locale: 'en-AU' };
const texts = (...given: Parameters<typeof usedFeatures>) => usedFeatures(...given).map(({ text }) => text);

describe('usedFeatures', () => {
  it('[VDP-19] lists what is known of a used vehicle', () => {
    expect(texts({ ...sampleVehicle, file: '/reports/t1001.pdf' }, options)).toEqual([
      '90-point inspection',
      'Extra one-year warranty',
      'History report available',
      'Registered until March 2027',
      '5-star ANCAP safety rating',
    ]);
  });

  it('[VDP-19] is empty for new and demo vehicles', () => {
    expect(texts({ ...sampleVehicle, car_type: 'new' }, options)).toEqual([]);
    expect(texts({ ...sampleVehicle, car_type: 'demo' }, { ...options, promises: ['Guaranteed title'] })).toEqual([]);
  });

  it('claims nothing that neither the vehicle nor the dealer says', () => {
    expect(texts({ ...bareVehicle, rego_expiry: null }, options)).toEqual([]);
    expect(texts({ ...bareVehicle, rego_expiry: '2026-11-01' }, options)).toEqual([]);
    expect(
      texts({ ...sampleVehicle, variant: null, rego_expiry: null }, { ...options, certifiedBadge: false }),
    ).toEqual([]);
  });

  it('adds the promises of the dealer, in its own words, up to five in total', () => {
    const promises = ['Guaranteed title', 'Full tank', 'Two keys', 'Floor mats', 'Fresh service', 'Free coffee'];
    const bare = { ...bareVehicle, rego_expiry: null };
    expect(texts(bare, { ...options, promises })).toEqual(promises.slice(0, 5));
  });
});
