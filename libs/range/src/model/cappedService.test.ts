import { expect, it } from 'vitest';
import { sampleServiceProgramme } from '../testing/sampleServiceProgramme.ts';
import { cappedServiceOf, servicesTotal, isIntervalComplete } from './cappedService.ts';

const standard = { price: 25_000, years: 5, services: 5, every_months: 12, every_km: 15_000, up_to_km: 75_000 };

it.each([
  ['a model that is not named', 'RAV4', standard],
  ['one that differs in its price', 'Camry', { ...standard, price: 25_500 }],
  ['one that differs in its visits too', 'HiAce', { ...standard, price: 29_000, years: 3, services: 6 }],
  ['one spelled otherwise', 'hi ace', standard],
  ['one in other capitals', 'HILUX', { ...standard, price: 29_000, years: 3, services: 6 }],
])('[MODEL-05] gives %s its terms', (_, model, terms) => {
  expect(cappedServiceOf(sampleServiceProgramme, model)).toEqual(terms);
});

it('shows the interval only where the services fill the years', () => {
  const hasInterval = (model: string) => isIntervalComplete(cappedServiceOf(sampleServiceProgramme, model));
  expect([hasInterval('RAV4'), hasInterval('Coaster'), hasInterval('HiAce')]).toEqual([true, true, false]);
});

it('adds up all visits', () => {
  expect(servicesTotal(cappedServiceOf(sampleServiceProgramme, 'Coaster'))).toBe(291_000);
});
