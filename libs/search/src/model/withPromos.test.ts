import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samplePromos } from '../testing/samplePromo.ts';
import { withPromos } from './withPromos.ts';

it('[SRCH-11] puts each card at its position among the vehicles and loses none of either', () => {
  const count = fc.nat({ max: 30 });
  fc.assert(
    fc.property(count, fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }), (items, places) => {
      const promos = samplePromos(places.length);
      const placed = places
        .toSorted((a, b) => a - b)
        .flatMap((position, index) => {
          const promo = promos[index];
          return promo && position - 1 - index <= items ? [{ promo, position }] : [];
        });
      const entries = withPromos(
        Array.from({ length: items }, (_, index) => index),
        placed,
      );
      expect(entries.flatMap((entry) => (entry.kind === 'item' ? [entry.item] : []))).toHaveLength(items);
      for (const { promo, position } of placed) {
        expect(entries[position - 1]).toEqual({ kind: 'promo', promo, position });
      }
    }),
  );
});
