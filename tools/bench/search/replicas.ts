import type { Vehicle } from '@forecourt/domain';
import { createChance, mixSeed } from './chance.ts';

const batchSize = 500;
const daySeconds = 86_400;

/** Dealers that so much stock belongs to: about as many cars each as an Australian dealer has. */
export function dealerCount(cars: number): number {
  return Math.max(12, Math.round(cars / 150));
}

export const dealershipId = (rank: number): string => `dealer-${String(rank + 1).padStart(4, '0')}`;

/**
 * Rank of a car's dealer, 0 for the largest: a few yards hold thousands, most hold dozens.
 * @param share from 0 to below 1
 */
export function dealerRank(share: number, dealers: number): number {
  return Math.min(dealers - 1, Math.floor(dealers * share ** 2.2));
}

export interface ReplicaPlan {
  base: readonly Vehicle[];
  count: number;
  seed: number;
  /** Seconds since 1970: sale and listing days are counted back from here. */
  now: number;
}

const changed = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step);

/**
 * The n-th car of a replicated stock: one of the base with another id, stock number, price, odometer, dealer, rank and
 * age. A few are sold, reserved or hidden on the website, as in any yard.
 */
export function replica({ base, count, seed, now }: ReplicaPlan, ordinal: number): Vehicle {
  const original = base[ordinal % base.length];
  if (!original) throw new Error('There is no stock to replicate.');
  const chance = createChance(mixSeed(seed, ordinal));
  const dealer = dealershipId(dealerRank(chance.next(), dealerCount(count)));
  const drift = 0.9 + chance.next() * 0.2;
  const sold = chance.is(0.03);
  const soldAt = now - chance.below(10 * daySeconds);
  const id = `car-${String(ordinal).padStart(7, '0')}`;
  const price = original.price === null ? null : changed((original.price / 100) * drift, 10) * 100;
  return {
    ...original,
    id,
    slug: id,
    stocknum: `S${id.slice(4)}`,
    price,
    km: original.km === null ? null : changed(original.km * drift, 1),
    dealership_id: dealer,
    dealership_slug: dealer,
    dealership_name: `Dealer ${dealer.slice(-4)}`,
    location_name: `Yard ${dealer.slice(-4)}`,
    status: sold ? 'sold' : chance.is(0.04) ? 'coming_soon' : 'in_stock',
    sold,
    sold_date_timestamp: sold ? soldAt : null,
    reserved: chance.is(0.03),
    show_on_dealer_website: !chance.is(0.02),
    certified: chance.is(0.1),
    custom_rank: chance.below(1_000),
    created_at: now - chance.below(200 * daySeconds),
  };
}

/** The whole stock in batches, never all of it in memory. */
export async function* replicas(plan: ReplicaPlan): AsyncGenerator<Vehicle[]> {
  for (let from = 0; from < plan.count; from += batchSize) {
    const length = Math.min(batchSize, plan.count - from);
    yield Array.from({ length }, (_, offset) => replica(plan, from + offset));
  }
}
