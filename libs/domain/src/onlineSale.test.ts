import { describe, expect, it } from 'vitest';
import { canBuyOnline, canReserve, hasBuyOnlinePage, purchaseRefusal, reserveRefusal } from './onlineSale.ts';
import { sampleSite, sampleVehicle } from './testing/index.ts';

const flags = { ...sampleSite.flags, checkout: true, onlinePurchase: true, buyOnlinePage: true };
const sampleCar = { ...sampleVehicle, payment_processors: ['card'] };
const sampleSellingSite = { flags, purchase: sampleSite.purchase };

describe('who may reserve', () => {
  it.each([
    ['an ordinary vehicle', {}, {}, null],
    ['a vehicle that is coming soon', { status: 'coming_soon' as const }, {}, null],
    ['a site without checkout', {}, { checkout: false }, 'not-offered'],
    ['a sold vehicle', { sold: true }, {}, 'sold'],
    ['a vehicle whose status is sold', { status: 'sold' as const }, {}, 'sold'],
    ['a vehicle somebody else holds', { reserved: true }, {}, 'reserved'],
    ['a vehicle without a price', { price: null }, {}, 'no-price'],
    ['a price that only stands for "ask us"', { price: 1_000 }, {}, 'no-price'],
    ['a vehicle without a way to pay', { payment_processors: [] }, {}, 'no-payment'],
  ])('[RES-01] [RES-03] [VDP-17] %s', (_of, vehicle, flag, refusal) => {
    expect(reserveRefusal({ ...sampleCar, ...vehicle }, { ...flags, ...flag })).toBe(refusal);
    expect(canReserve({ ...sampleCar, ...vehicle }, { ...flags, ...flag })).toBe(refusal === null);
  });
});

describe('who may buy online', () => {
  const only = (...dealershipIds: string[]) => ({ flags, purchase: { dealershipIds } });

  it.each([
    ['a used vehicle of any make', { car_type: 'used' as const, make: 'Holden' }, null],
    ['a new Kia', { car_type: 'new' as const, make: 'Kia' }, null],
    ['a demonstrator MG, however it is written', { car_type: 'demo' as const, make: 'mg' }, null],
    ['a new Toyota', { car_type: 'new' as const, make: 'Toyota' }, 'not-offered'],
    ['a demonstrator Nissan', { car_type: 'demo' as const, make: 'Nissan' }, 'not-offered'],
    ['a sold vehicle', { sold: true }, 'sold'],
    ['a reserved vehicle', { reserved: true }, 'reserved'],
    ['a vehicle without a price', { price: null }, 'no-price'],
    ['a price of nothing', { price: 0 }, 'no-price'],
    ['a price that only stands for "ask us"', { price: 1_000 }, 'no-price'],
    ['a vehicle without a way to pay the deposit', { payment_processors: [] }, 'no-payment'],
  ])('[VDP-18] %s', (_of, vehicle, refusal) => {
    expect(purchaseRefusal({ ...sampleCar, ...vehicle }, sampleSellingSite)).toBe(refusal);
    expect(canBuyOnline({ ...sampleCar, ...vehicle }, sampleSellingSite)).toBe(refusal === null);
  });

  it('[VDP-18] sells for the dealerships that are named, or for all where none is', () => {
    expect(canBuyOnline(sampleCar, only())).toBe(true);
    expect(canBuyOnline(sampleCar, only('dealer-1'))).toBe(true);
    expect(canBuyOnline(sampleCar, only('dealer-9'))).toBe(false);
  });

  it('[VDP-18] sells nothing where the site has it switched off', () => {
    const off = { ...sampleSellingSite, flags: { ...flags, onlinePurchase: false } };
    expect(purchaseRefusal(sampleCar, off)).toBe('not-offered');
  });

  it('[ROUTE-03] has a page of its own only on sites that enable it', () => {
    expect(hasBuyOnlinePage(flags)).toBe(true);
    expect(hasBuyOnlinePage({ ...flags, buyOnlinePage: false })).toBe(false);
    expect(hasBuyOnlinePage({ ...flags, onlinePurchase: false })).toBe(false);
  });
});
