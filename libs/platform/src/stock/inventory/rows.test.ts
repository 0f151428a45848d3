import { vehicleSchema } from '@forecourt/domain';
import fc from 'fast-check';
import { stringify } from 'safe-stable-stringify';
import { expect, it } from 'vitest';
import { canonicalFacts, toStored } from './rows.ts';

const basis = { id: '1', slug: 'a', name: 'A', make: 'Kia', model: 'Rio', car_type: 'used', dealership_id: 'd' };

it('writes the same facts alike, in whatever order they come and whatever the platform adds', () => {
  const facts = fc.record({
    tag: fc.option(fc.string({ maxLength: 60 })),
    images: fc.array(fc.record({ url: fc.string({ minLength: 1, maxLength: 9 }) }), { maxLength: 3 }),
    finance_lenders: fc.dictionary(fc.string({ maxLength: 5 }), fc.record({ disclaimer: fc.string() })),
    custom_rank: fc.double({ noNaN: true, noDefaultInfinity: true }),
    views: fc.nat(),
  });
  fc.assert(
    fc.property(facts, fc.nat({ max: 9 }), (given, at) => {
      const vehicle = vehicleSchema.parse({ ...basis, ...given, dealership_slug: 'd', created_at: at, updated_at: at });
      const { created_at, updated_at, views, ...dealersFacts } = vehicle;
      expect(canonicalFacts(vehicle)).toBe(stringify(dealersFacts));
      const turned = Object.fromEntries(Object.entries({ created_at, updated_at, views, ...dealersFacts }).reverse());
      expect(canonicalFacts(vehicleSchema.parse(turned))).toBe(canonicalFacts(vehicle));
      expect(canonicalFacts(turned as typeof vehicle)).toBe(canonicalFacts(vehicle));
      expect(JSON.parse(toStored(vehicle, 'csv').json)).toEqual(JSON.parse(JSON.stringify(vehicle)));
    }),
    { numRuns: 60 },
  );
});
