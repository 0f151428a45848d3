import { describe, expect, it } from 'vitest';
import { isCertified, tagBanner, type TaggedVehicle, type TagOptions } from './tag.ts';

const now = new Date('2026-11-20T00:00:00Z');
const daysAgo = (days: number) => now.getTime() / 1000 - days * 86_400;

/** Qualifies for every tag at once. */
const everything: TaggedVehicle = {
  simple_fuel: 'Hybrid',
  reserved: true,
  make: 'Toyota',
  car_type: 'used',
  certified: true,
  status: 'coming_soon',
  sold: false,
  tag: 'Runout sale',
  created_at: daysAgo(1),
};
const options: TagOptions = { electricTag: true, certifiedBadge: true, newArrivalText: 'New arrival', now };

describe('tagBanner', () => {
  const ladder = [
    [{}, 'fuel', 'Hybrid'],
    [{ simple_fuel: 'Diesel' }, 'reserved', 'Reserved'],
    [{ reserved: false }, 'certified', 'Toyota Certified'],
    [{ certified: false }, 'own', 'Runout sale'],
    [{ tag: '  ' }, 'comingSoon', 'COMING SOON'],
    [{ status: 'in_stock' }, 'newArrival', 'New arrival'],
    [{ created_at: daysAgo(9) }, null, null],
  ] as const;

  it.each(ladder.map((row, step) => [row[1] ?? 'nothing', step] as const))(
    '[TAG-01] falls to %s when all before it is taken away',
    (_name, step) => {
      const vehicle = ladder.slice(0, step + 1).reduce((left, [change]) => ({ ...left, ...change }), everything);
      const [, kind, text] = ladder[step]!;
      expect(tagBanner(vehicle, options)).toEqual(kind === null ? null : { kind, text });
    },
  );

  it.each(['Electric', 'Petrol hybrid', 'Plug-in Hybrid', 'EV'])('[TAG-01] tags %s where configured', (simple_fuel) => {
    expect(tagBanner({ ...everything, simple_fuel }, options)?.text).toBe(simple_fuel);
    expect(tagBanner({ ...everything, simple_fuel }, { ...options, electricTag: false })?.kind).toBe('reserved');
  });

  it('[TAG-01] calls a vehicle new through its eighth day', () => {
    const plain = { ...everything, simple_fuel: null, reserved: false, certified: false, tag: null };
    const aged = (days: number) => tagBanner({ ...plain, status: 'in_stock', created_at: daysAgo(days) }, options);
    expect(aged(8)?.kind).toBe('newArrival');
    expect(aged(8.01)).toBeNull();
  });
});

describe('isCertified', () => {
  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ make: 'Kia' }, true, false],
    [{ certified: false }, true, false],
    [{ status: 'sold' }, true, false],
    [{ sold: true }, true, false],
  ] as const)('[TAG-02] with %j and the feature %s says %s', (change, enabled, expected) => {
    expect(isCertified({ ...everything, ...change }, enabled)).toBe(expected);
  });

  it('[TAG-01] badges only used vehicles', () => {
    const vehicle: TaggedVehicle = { ...everything, simple_fuel: null, reserved: false, car_type: 'demo' };
    expect(tagBanner(vehicle, options)?.kind).toBe('own');
  });
});
