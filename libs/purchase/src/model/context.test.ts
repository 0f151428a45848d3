import { describe, expect, it } from 'vitest';
import { sampleCar, sampleNow, sampleSellingSite } from '../testing/index.ts';
import { purchaseContext } from './context.ts';

const parts = { site: sampleSellingSite, vehicle: sampleCar, valuation: null, destination: null, now: sampleNow };

describe('the facts that an order is validated against', () => {
  it('have the location of the vehicle itself', () => {
    expect(purchaseContext(parts)).toMatchObject({
      price: 4_299_000,
      place: 'Harbour Toyota Sales',
      origin: { lat: -32.05, long: 115.75 },
      deposit: 20_000,
      takesTradeIns: true,
      year: 2026,
    });
  });

  it('have no coordinates for a location that the site does not have', () => {
    const elsewhere = { ...sampleCar, location_id: 'loc-9', location_name: null };
    expect(purchaseContext({ ...parts, vehicle: elsewhere })).toMatchObject({ origin: null, place: 'Harbour Toyota' });
  });

  it.each([
    ['Drive Away', 'included'],
    ['Driveaway', 'included'],
    ['Drive away, no more to pay', 'included'],
    ['Haggle-free price', 'included'],
    [null, 'unsaid'],
    ['Special', 'unsaid'],
    ['EGC', 'extra'],
    ['Excl. Govt. Charges', 'extra'],
    ['Plus on road costs', 'extra'],
  ])('never call a price drive-away that is not stated as such: %s', (price_type, charges) => {
    expect(purchaseContext({ ...parts, vehicle: { ...sampleCar, price_type } }).charges).toBe(charges);
  });
});
