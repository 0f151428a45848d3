import { vehicleSchema, type Vehicle } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { dealerRank, dealershipId, replica, replicas, type ReplicaPlan } from './replicas.ts';

const now = 1_790_000_000;

function car(place: number): Vehicle {
  return vehicleSchema.parse({
    id: `base-${place}`,
    slug: `base-${place}`,
    name: `2020 Toyota Corolla ${place}`,
    make: 'Toyota',
    model: 'Corolla',
    car_type: 'used',
    year: 2020,
    price: 2_000_000,
    km: 40_000,
    dealership_id: 'base',
    dealership_slug: 'base',
    created_at: now,
    updated_at: now,
  });
}

const plan: ReplicaPlan = { base: [car(1), car(2), { ...car(3), price: null, km: null }], count: 1_203, seed: 7, now };

async function all(given: ReplicaPlan): Promise<Vehicle[]> {
  const stock: Vehicle[] = [];
  for await (const vehicles of replicas(given)) stock.push(...vehicles);
  return stock;
}

it('gives the same stock for the same seed, and another for another', async () => {
  const stock = await all(plan);
  expect(stock).toHaveLength(1_203);
  expect(await all(plan)).toEqual(stock);
  expect(await all({ ...plan, seed: 8 })).not.toEqual(stock);
  expect(replica(plan, 700)).toEqual(stock[700]);
});

it('gives every car an id and a stock number of its own, and leaves it a valid vehicle', async () => {
  const stock = await all(plan);
  expect(new Set(stock.map(({ id }) => id)).size).toBe(stock.length);
  expect(new Set(stock.map(({ stocknum }) => stocknum)).size).toBe(stock.length);
  for (const vehicle of stock.slice(0, 50)) expect(vehicleSchema.parse(vehicle)).toEqual(vehicle);
});

it('changes price and odometer by a tenth at most, and invents neither', async () => {
  for (const { price, km, name } of await all(plan)) {
    if (name.endsWith('3')) {
      expect([price, km]).toEqual([null, null]);
      continue;
    }
    expect(Math.abs((price ?? 0) - 2_000_000)).toBeLessThanOrEqual(200_000);
    expect(Math.abs((km ?? 0) - 40_000)).toBeLessThanOrEqual(4_000);
  }
});

it('deals the cars out unevenly: one dealer has many, most have few', async () => {
  const ranks = Array.from({ length: 10_000 }, (_, place) => dealerRank(place / 10_000, 100));
  const held = (rank: number): number => ranks.filter((one) => one === rank).length;
  expect(held(0)).toBeGreaterThan(held(10) * 3);
  expect(held(99)).toBeGreaterThan(0);
  expect(dealershipId(0)).toBe('dealer-0001');
});

it('says so when there is nothing to replicate', () => {
  expect(() => replica({ ...plan, base: [] }, 0)).toThrow('no stock');
});
