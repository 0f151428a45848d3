import { distanceKm } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryOffer, deliveryPrice } from './delivery.ts';

const fremantle = { lat: -32.05, long: 115.75 };
const bassendean = { lat: -31.905, long: 115.9431 };
const sydney = { lat: -33.8688, long: 151.2093 };
const terms = { withinKm: 60, price: 15_000 };

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('delivery', () => {
  it('[RES-04] is offered within the site’s distance and no farther', () => {
    expect(deliveryOffer(terms, fremantle, bassendean)).toMatchObject({ kind: 'offered', price: 15_000 });
    expect(deliveryOffer(terms, fremantle, sydney)).toMatchObject({ kind: 'too-far', withinKm: 60 });
  });

  it('is called free instead of costing $0', () => {
    expect([deliveryPrice(terms), deliveryPrice({ price: 0 })]).toEqual(['$150', 'free']);
  });

  it('[RES-04] has to be confirmed where either location is unknown', () => {
    expect(deliveryOffer(terms, fremantle, null)).toEqual({ kind: 'to-confirm', price: 15_000 });
    expect(deliveryOffer(terms, null, sydney)).toEqual({ kind: 'to-confirm', price: 15_000 });
    expect(deliveryOffer(terms, fremantle, { lat: Number.NaN, long: 0 })).toMatchObject({ kind: 'to-confirm' });
  });

  it('[RES-04] is not offered by a site that does not deliver', () => {
    expect(deliveryOffer(null, fremantle, bassendean)).toEqual({ kind: 'none' });
  });

  it('never exceeds the site’s distance', () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 5_000 }), (from, to, withinKm) => {
        const offer = deliveryOffer({ withinKm, price: 1 }, from, to);
        expect(offer.kind).toBe(distanceKm(from, to) <= withinKm ? 'offered' : 'too-far');
      }),
      { seed: 2 },
    );
  });
});
