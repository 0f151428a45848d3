import { sampleSite } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { searchHeading } from './searchHeading.ts';

it.each([
  [{}, 'All vehicles'],
  [{ car_type: 'used' }, 'Used vehicles'],
  [{ car_type: 'used', make: 'Toyota', model: 'RAV4' }, 'Used Toyota RAV4 vehicles'],
  [{ make: ['Toyota', 'Kia'] }, 'All vehicles'],
  [{ car_type: 'stolen' }, 'All vehicles'],
  [{ make: 'x'.repeat(90) }, `${'X'}${'x'.repeat(39)} vehicles`],
])('makes a heading from %j', (given, heading) => {
  expect(searchHeading(sampleSite, given)).toBe(heading);
});

it('makes it in the site’s own words', () => {
  const site = {
    ...sampleSite,
    messages: { 'stockList.heading': '{make} {model} · {condition}', 'stockList.used': 'pre-loved' },
  };
  expect(searchHeading(site, { car_type: 'used', make: 'Kia' })).toBe('Kia · pre-loved');
});
