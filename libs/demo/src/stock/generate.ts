import type { CarType, Site, VehicleInput } from '@forecourt/domain';
import { createChance, seedOf, type Chance } from './chance.ts';
import { dealersOf, type Dealer } from './dealer.ts';
import { pickCar } from './pick-car.ts';
import { pickVan } from './pick-van.ts';
import { planFor, type StockPlan } from './plan.ts';
import type { Subject } from './subject.ts';
import { listVehicle } from './vehicle.ts';

/** The seed whose stock the demo shows. */
export const demoSeed = 20_261_120;

export interface StockRequest {
  sites: readonly Site[];
  seed: number;
  now: Date;
}

/** Kinds of stock in their planned numbers, so that a small yard has them all. */
function carTypesOf({ vehicles, newShare, demoShare }: StockPlan): CarType[] {
  const fresh = Math.round(vehicles * newShare);
  const demo = Math.round(vehicles * demoShare);
  return Array.from({ length: vehicles }, (_, index) =>
    index < fresh ? 'new' : index < fresh + demo ? 'demo' : 'used',
  );
}

function pickSubject(chance: Chance, dealer: Dealer, plan: StockPlan, carType: CarType, now: Date): Subject | null {
  const pick = plan.vans ? pickVan : pickCar;
  const own = dealer.manufacturers;
  const prefersOwnMake = carType !== 'used' || chance.is(plan.ownMakeShare);
  const subject = pick(chance, { carType, makes: prefersOwnMake ? own : [], now });
  // A make the catalogue does not know, or no longer sells new: show something the dealership could have traded.
  return subject ?? pick(chance, { carType: 'used', makes: [], now });
}

/** Cents that feeds write where the dealer wants to be asked: nothing, or a price that nobody could mean. */
const placeholders = [0, 100, 1_000, null] as const;

/** Gives the unpriced vehicles that a yard shows each of these by turns, so that a yard of a few has them all. */
function writePlaceholders(yard: readonly VehicleInput[]): VehicleInput[] {
  let turn = 0;
  return yard.map((vehicle) => {
    const isShown = !vehicle.sold && vehicle.show_on_dealer_website;
    if (vehicle.price !== null || !isShown) return vehicle;
    return { ...vehicle, price: placeholders[turn++ % placeholders.length] ?? null };
  });
}

/**
 * Stock of every dealership of the sites. Each yard has its own run of chance, so adding a site leaves the other yards as they are.
 * The same sites, seed and instant give the same stock.
 */
export function generateStock({ sites, seed, now }: StockRequest): VehicleInput[] {
  return dealersOf(sites).flatMap((dealer) => {
    const plan = planFor(dealer);
    const yard = carTypesOf(plan).flatMap((carType, ordinal) => {
      const chance = createChance(seedOf(`${seed} ${dealer.id} ${ordinal}`));
      const subject = pickSubject(chance, dealer, plan, carType, now);
      return subject ? [listVehicle(chance, { subject, dealer, plan, ordinal, now })] : [];
    });
    return writePlaceholders(yard);
  });
}
