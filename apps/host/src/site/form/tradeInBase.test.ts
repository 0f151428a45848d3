import { expect, it } from 'vitest';
import { readTradeInBase, tradeInBase, tradeInStepPath } from './tradeInBase.ts';

it.each([
  ['/trade-in', { path: '/trade-in', carId: null, base: '/trade-in' }],
  ['/cars/trade-in?car_id=car-1', { path: '/cars/trade-in', carId: 'car-1', base: '/cars/trade-in?car_id=car-1' }],
  ['/sell-my-car?step=offer&car_id=', { path: '/sell-my-car', carId: null, base: '/sell-my-car' }],
  ['/trade-in?car_id=%2F%2Fevil.example', { path: '/trade-in', carId: null, base: '/trade-in' }],
])('[ROUTE-05] %s is an address of the flow', (given, read) => {
  expect(readTradeInBase(given)).toEqual(read);
});

it.each([
  '//evil.example',
  'https://evil.example/trade-in',
  '/trade-in/..',
  '/',
  '',
  'constructor',
  null,
  7,
  '/\\evil',
])('[GATE-05] rejects %j', (given) => {
  expect(readTradeInBase(given)).toBeNull();
});

it('[ROUTE-05] keeps the vehicle from step to step', () => {
  expect(tradeInStepPath(tradeInBase('/cars/trade-in', 'car-1'), 'offer')).toBe(
    '/cars/trade-in?car_id=car-1&step=offer',
  );
  expect(tradeInStepPath(tradeInBase('/trade-in', 'a b'), 'rego')).toBe('/trade-in?step=rego');
});
