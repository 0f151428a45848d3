import { sampleCaravan, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { keyFacts, specifications } from './specifications.ts';

const options = { now: new Date('2026-11-20T00:00:00Z'), showUnregistered: true, locale: 'en-AU' };
const record = (items: { label: string; value: string }[]) =>
  Object.fromEntries(items.map(({ label, value }) => [label, value]));

it('[VDP-04] starts the key information with condition, odometer, body and transmission', () => {
  expect(keyFacts(sampleVehicle, options).slice(0, 4)).toEqual([
    { label: 'Condition', value: 'Used' },
    { label: 'Odometer', value: '31,250 km' },
    { label: 'Body', value: 'SUV' },
    { label: 'Transmission', value: 'CVT' },
  ]);
  expect(record(keyFacts(sampleVehicle, options))).toMatchObject({
    Registration: 'Expires on 18 March 2027',
    'Build date': 'April 2023',
    'Stock number': 'T1001',
  });
});

it('leaves out what is not known', () => {
  const bare = { ...sampleVehicle, km: null, colour: null, rego_expiry: null, build_date: null };
  const labels = keyFacts(bare, options).map(({ label }) => label);
  expect(labels).not.toContain('Odometer');
  expect(labels).not.toContain('Colour');
  expect(labels).not.toContain('Registration');
  expect(labels).not.toContain('Build date');
});

it('[VDP-22] gives a caravan its berths, lengths and masses', () => {
  expect(record(specifications(sampleCaravan))).toEqual({
    Sleeps: '4',
    'Body length': '6,700 mm',
    'Body width': '2,470 mm',
    'Tare weight': '2,280 kg',
    'Aggregate trailer mass (ATM)': '2,800 kg',
    Axles: 'Tandem',
  });
});

it('[VDP-23] gives a car the figures of its variant', () => {
  expect(record(specifications(sampleVehicle))).toEqual({
    'Engine size': '2.5 L (2,487 cc)',
    Cylinders: '4',
    Induction: 'Aspirated',
    'Gear type': 'CVT',
    'Fuel consumption (combined)': '4.8 L/100 km',
    'Fuel capacity': '55 L',
    'Gross vehicle mass (GVM)': '2,210 kg',
    Length: '4,615 mm',
    Height: '1,690 mm',
    Width: '1,865 mm',
    'Braked towing capacity': '1,500 kg',
    Torque: '221 Nm',
    'Body configuration': 'Wagon',
    'ANCAP rating': '5 stars',
  });
});

it('[VDP-23] falls back to the record itself where there is no variant', () => {
  const items = record(specifications({ ...sampleVehicle, variant: null, engine_size_litres: null }));
  expect(items).toEqual({ 'Engine size': '2,487 cc', Cylinders: '4' });
});

it('[VDP-15] ends a registration by the day at the place of the vehicle', () => {
  const registered = { ...sampleVehicle, rego_expiry: '2026-11-19' };
  const lastEvening = { now: new Date('2026-11-19T14:30:00Z'), showUnregistered: true, locale: 'en-AU' };
  const rego = (timeZone: string) => record(keyFacts(registered, { ...lastEvening, timeZone }))['Registration'];
  expect(rego('Australia/Perth')).toBe('Expires on 19 November 2026');
  expect(rego('Australia/Sydney')).toBe('Unregistered');
});
