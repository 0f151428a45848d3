import { expect, it } from 'vitest';
import { tagBanner, type TaggedVehicle, type TagKind } from './tag.ts';

const now = new Date('2026-11-20T00:00:00Z');
const plain: TaggedVehicle = {
  simple_fuel: 'Diesel',
  reserved: false,
  make: 'Toyota',
  car_type: 'used',
  certified: false,
  status: 'in_stock',
  sold: false,
  tag: null,
  created_at: now.getTime() / 1000 - 30 * 86_400,
};

/** Conditions for each tag, in order of precedence. */
const reasons: readonly (readonly [TagKind, Partial<TaggedVehicle>])[] = [
  ['fuel', { simple_fuel: 'Electric' }],
  ['reserved', { reserved: true }],
  ['certified', { certified: true }],
  ['own', { tag: 'Test Drive Only' }],
  ['comingSoon', { status: 'coming_soon' }],
  ['newArrival', { created_at: now.getTime() / 1000 - 86_400 }],
];

/** Every combination of conditions. */
const combinations = Array.from({ length: 2 ** reasons.length }, (_, bits) =>
  reasons.filter((_reason, place) => bits & (1 << place)),
);

const switches = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const;

it.each(switches)(
  '[TAG-01] with fuel tags %s and certified badge %s, each of the 64 combinations shows its first tag',
  (electricTag, certifiedBadge) => {
    const isOff = (kind: TagKind) => (kind === 'fuel' && !electricTag) || (kind === 'certified' && !certifiedBadge);
    for (const chosen of combinations) {
      const vehicle = chosen.reduce((sum, [, change]) => ({ ...sum, ...change }), plain);
      const expected = chosen.map(([kind]) => kind).find((kind) => !isOff(kind)) ?? null;
      const shown = tagBanner(vehicle, { electricTag, certifiedBadge, newArrivalText: 'New arrival', now });
      expect(shown?.kind ?? null, JSON.stringify(vehicle)).toBe(expected);
    }
  },
);

it.each([
  ['Toyota', 'used', 'in_stock', false, true],
  ['TOYOTA', 'used', 'coming_soon', false, true],
  ['Toyota', 'new', 'in_stock', false, false],
  ['Toyota', 'demo', 'in_stock', false, false],
  ['Toyota', 'used', 'sold', false, false],
  ['Toyota', 'used', 'in_stock', true, false],
  ['Lexus', 'used', 'in_stock', false, false],
] as const)('[TAG-02] a certified %s, %s, %s, sold %s: badge %s', (make, car_type, status, sold, expected) => {
  const vehicle: TaggedVehicle = { ...plain, certified: true, make, car_type, status, sold };
  const shown = tagBanner(vehicle, { electricTag: true, certifiedBadge: true, newArrivalText: 'New', now });
  expect(shown?.kind === 'certified').toBe(expected);
});
