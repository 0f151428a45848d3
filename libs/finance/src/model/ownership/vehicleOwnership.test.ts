import { siteOwnershipSchema } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { sampleCappedService, sampleSource } from '../../testing/index.ts';
import { readOwnershipQuery } from './ownershipQuery.ts';
import { modelOwnership, vehicleOwnership } from './vehicleOwnership.ts';

const site = siteOwnershipSchema.parse({
  energy: { petrol: { price: 189.9, ...sampleSource }, diesel: { price: 195, ...sampleSource } },
  registration: { WA: { amount: 89_500, ...sampleSource }, NSW: { amount: 110_000, ...sampleSource } },
  service: sampleSource,
});
const ask = { kmPerYear: 15_000, state: 'WA' } as const;

describe('vehicleOwnership', () => {
  it.each([
    ['Petrol', 'petrol', 189.9],
    ['Hybrid', 'petrol', 189.9],
    ['Plug-in hybrid', 'petrol', 189.9],
    ['Diesel', 'diesel', 195],
  ])('computes %s with the price of %s', (simple_fuel, kind, price) => {
    const input = vehicleOwnership(site, { ...sampleVehicle, simple_fuel }, null, null, ask);
    expect(input).toMatchObject({ consumption: { kind, per100Km: 4.8 }, energyPrice: { price } });
  });

  it('uses the electricity figure for electricity, and never litres', () => {
    const electric = { ...sampleVehicle, simple_fuel: 'Electric' };
    expect(vehicleOwnership(site, electric, null, null, ask).consumption).toBeNull();
    const variant = { ...sampleVehicle.variant!, fuelconsumptioncombined: null, energyconsumptioncombined: 16.5 };
    const input = vehicleOwnership(site, { ...electric, variant }, null, null, ask);
    expect(input).toMatchObject({ consumption: { kind: 'electricity', per100Km: 16.5 }, energyPrice: null });
  });

  it('has capped services for new vehicles and demonstrators only', () => {
    const service = (car_type: 'new' | 'used' | 'demo') =>
      vehicleOwnership(site, { ...sampleVehicle, car_type }, null, sampleCappedService, ask).service;
    expect(service('new')).toMatchObject({ price: 25_000, date: sampleSource.date });
    expect(service('demo')).not.toBeNull();
    expect(service('used')).toBeNull();
  });

  it('uses the fee of the requested state', () => {
    const amount = (state: 'WA' | 'NSW' | 'QLD') =>
      vehicleOwnership(site, sampleVehicle, null, null, { ...ask, state }).registration?.amount;
    expect([amount('WA'), amount('NSW'), amount('QLD')]).toEqual([89_500, 110_000, undefined]);
  });
});

describe('modelOwnership', () => {
  const hybrid = { fuel: 'Hybrid', fuel_use: 4.7, energy_use: null };

  it('uses the figures of the model, and leaves out a repayment that nobody offers', () => {
    expect(modelOwnership(site, hybrid, sampleCappedService, ask)).toMatchObject({
      figures: null,
      consumption: { kind: 'petrol', per100Km: 4.7 },
      service: { price: 25_000 },
      registration: { amount: 89_500 },
    });
  });

  it('uses the kilowatt hours of an electric model, and has no energy cost without them', () => {
    const electric = { fuel: 'Electric', fuel_use: null, energy_use: 15.9 };
    const consumption = { kind: 'electricity', per100Km: 15.9 };
    expect(modelOwnership(site, electric, null, ask).consumption).toEqual(consumption);
    expect(modelOwnership(site, { ...electric, energy_use: null }, null, ask).consumption).toBeNull();
  });
});

it.each([
  [
    { km: '20,000', state: 'NSW' },
    { kmPerYear: 20_000, state: 'NSW' },
  ],
  [{}, { kmPerYear: 15_000, state: 'WA' }],
  [
    { km: '5', state: 'QLD' },
    { kmPerYear: 1_000, state: 'WA' },
  ],
  [
    { km: '1e9', state: '<b>' },
    { kmPerYear: 15_000, state: 'WA' },
  ],
  [
    { km: ['9000', '1'], state: ['NSW'] },
    { kmPerYear: 9_000, state: 'NSW' },
  ],
])('reads %j', (query, question) => {
  expect(readOwnershipQuery(query, site, 'WA')).toEqual(question);
});
