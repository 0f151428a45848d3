import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { reserveTerms, takesDeposits } from './reserve.ts';

it('[RES-01] words the usual deposit, its hold and no money-back guarantee', () => {
  expect(reserveTerms(sampleSite.reserve)).toEqual({ deposit: '$200', hold: '48 hours', moneyBack: null });
});

it('[RES-05] states the money-back guarantee of a dealer that gives one', () => {
  expect(reserveTerms({ ...sampleSite.reserve, moneyBackHours: 48 }).moneyBack).toBe('48 hours');
  expect(reserveTerms({ depositCents: 50_050, holdHours: 1, moneyBackHours: 1 })).toEqual({
    deposit: '$500.50',
    hold: '1 hour',
    moneyBack: '1 hour',
  });
});

it.each([
  ['without checkout', {}, false],
  ['of a car that takes no payments', { payment_processors: [] }, true],
  ['of a sold car', { sold: true }, true],
])('[VDP-17] takes no deposit %s', (_what, change, checkout) => {
  const vehicle = { ...sampleVehicle, payment_processors: ['card'] };
  expect(takesDeposits(vehicle, { checkout: true })).toBe(true);
  expect(takesDeposits({ ...vehicle, ...change }, { checkout })).toBe(false);
});
