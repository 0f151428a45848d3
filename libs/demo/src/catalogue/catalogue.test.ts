import { describe, expect, it } from 'vitest';
import { carRanges, vanRanges } from './index.ts';

const cars = carRanges.flatMap(({ make, models }) => models.map((model) => ({ make, ...model })));
const vans = vanRanges.flatMap(({ make, models }) => models.map((model) => ({ make, ...model })));
const title = ({ make, name, series }: { make: string; name: string; series: string | null }) =>
  `${make} ${name} ${series ?? ''}`;

describe('the catalogue', () => {
  it('is broad: more than a hundred models of twenty makes, and caravans of eight', () => {
    expect(cars.length).toBeGreaterThan(110);
    expect(carRanges.length).toBeGreaterThanOrEqual(20);
    expect(vanRanges.length).toBe(8);
  });

  it.each(cars.map((car) => [title(car), car] as const))('%s has believable figures', (_, car) => {
    const [first, last] = car.sold;
    expect(first).toBeGreaterThanOrEqual(2008);
    expect(last ?? 2026).toBeGreaterThanOrEqual(first);
    const { length, width, height, gvm, seats } = car.body;
    expect(length).toBeGreaterThan(width);
    expect(width).toBeGreaterThan(1_500);
    expect(height).toBeGreaterThan(1_200);
    expect(gvm).toBeGreaterThan(1_200);
    expect(seats).toBeGreaterThanOrEqual(2);
    expect(car.figures.depreciation).toBeGreaterThan(0.03);
    expect(car.equipment.length).toBeGreaterThanOrEqual(5);
    for (const { price, powertrain } of car.badges) {
      expect(price).toBeGreaterThan(14_000);
      const isElectric = powertrain.fuel === 'Electric';
      expect(powertrain.cc === null).toBe(isElectric);
      if (!isElectric) expect((powertrain.cc ?? 0) / (powertrain.cylinders ?? 1)).toBeGreaterThan(280);
      if (!isElectric) expect((powertrain.cc ?? 0) / (powertrain.cylinders ?? 1)).toBeLessThan(1_050);
    }
  });

  it.each(vans.map((van) => [title(van), van] as const))('%s can be towed or driven', (_, van) => {
    for (const badge of van.badges) {
      expect(badge.atm).toBeGreaterThan(badge.tare);
      expect(badge.length).toBeGreaterThan(badge.width);
      expect(badge.axle === 'Motorhome').toBe(van.kind === 'Motorhome');
    }
    expect(van.powertrain === null).toBe(van.kind === 'Caravan');
  });

  it('names no badge like its model', () => {
    expect(
      cars
        .filter(({ name, badges }) => badges.some((badge) => name.endsWith(badge.name) || badge.name === name))
        .map(title),
    ).toEqual([]);
  });

  it('prices badges of a model alike: none costs four times the cheapest', () => {
    const odd = cars.filter(
      ({ badges }) => Math.max(...badges.map(({ price }) => price)) > 4 * Math.min(...badges.map(({ price }) => price)),
    );
    expect(odd.map(title)).toEqual([]);
  });
});
