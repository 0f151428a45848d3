import { summariseVehicle } from '@forecourt/domain';
import { sampleCaravan, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { cardFacts, headFacts } from './facts.ts';

describe('cardFacts', () => {
  it('[CARD-02] shows condition, transmission, odometer in km and fuel', () => {
    expect(cardFacts(summariseVehicle(sampleVehicle)).map(({ label, value }) => [label, value])).toEqual([
      ['Condition', 'Used'],
      ['Transmission', 'Automatic'],
      ['Odometer', '31,250 km'],
      ['Fuel type', 'Hybrid'],
    ]);
  });

  it('shows a delivery odometer of 0 km, and leaves out one that is not known', () => {
    const odometer = (km: number | null) => cardFacts({ ...sampleVehicle, km }).find(({ icon }) => icon === 'gauge');
    expect(odometer(0)?.value).toBe('0 km');
    expect(odometer(null)).toBeUndefined();
  });

  it('shows the berths of a caravan, from a summary as from the full record', () => {
    for (const caravan of [sampleCaravan, summariseVehicle(sampleCaravan)]) {
      expect(cardFacts(caravan).map(({ value }) => value)).toEqual(['Used', 'Sleeps 4']);
    }
  });

  it('marks an electric vehicle with a plug', () => {
    expect(cardFacts({ ...sampleVehicle, simple_fuel: 'Electric' }).at(-1)?.icon).toBe('plug');
  });
});

it('[VDP-03] heads the page with kilometres, transmission and body', () => {
  expect(headFacts(sampleVehicle).map(({ icon, value }) => [icon, value])).toEqual([
    ['gauge', '31,250 km'],
    ['gearbox', 'Automatic'],
    ['car', 'SUV'],
  ]);
});
