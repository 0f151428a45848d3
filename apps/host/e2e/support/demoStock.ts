import { demoSeed, generateStock } from '@forecourt/demo';
import { vehicleSchema, type Vehicle } from '@forecourt/domain';
import { siteSlugs, type SiteSlug } from './address.ts';
import { siteFile } from './gated.ts';
import { stockOf } from './wire.ts';

let stock: readonly Vehicle[] | undefined;

/** The vehicles that the host under test was filled with, whole: no page tells how a vehicle can be paid for. */
export function demoStock(): readonly Vehicle[] {
  stock ??= generateStock({ sites: siteSlugs.map(siteFile), seed: demoSeed, now: new Date() }).map((vehicle) =>
    vehicleSchema.parse(vehicle),
  );
  return stock;
}

/** The processors that a vehicle of the demo names, by its id; null for one that came later by a feed. */
export function processorsOf(id: string): readonly string[] | null {
  return demoStock().find((vehicle) => vehicle.id === id)?.payment_processors ?? null;
}

/** Journeys that hold or buy a vehicle. Each takes its own, so that they run in any order and beside each other. */
const takers = [
  'reserve',
  'declined card',
  'order',
  'page of an order',
  'full garage',
  'emptied garage',
  'reservation’s page',
  'reply to a reservation',
  'cancelling on the page',
  'cancelling by the mail',
] as const;
const sellers = 'haggle-free-cars' satisfies SiteSlug;
/** Vehicles of each, so that it can be run again on a host that runs on. */
const turns = 4;

function takenVehicles(): readonly Vehicle[] {
  const [dealership] = siteFile(sellers).dealerships;
  return demoStock()
    .filter(({ dealership_id, payment_processors: ways }) => dealership_id === dealership?.id && ways.includes('card'))
    .filter(({ status, reserved, show_on_dealer_website: shown }) => status === 'in_stock' && !reserved && shown)
    .filter(({ price, car_type }) => car_type === 'used' && (price ?? 0) > 1_000)
    .slice(-takers.length * turns);
}

/** A used vehicle of haggle-free-cars that this journey alone reserves. */
export async function takenBy(taker: (typeof takers)[number]): Promise<Vehicle> {
  const place = takers.indexOf(taker);
  const own = takenVehicles().filter((_vehicle, index) => index % takers.length === place);
  const held = new Set((await stockOf(sellers)).filter(({ reserved }) => reserved).map(({ id }) => id));
  const free = own.find(({ id }) => !held.has(id));
  if (!free) throw new Error(`This host has run the journey ${turns} times: start it anew.`);
  return free;
}

/** Whether some journey reserves it, now or later. */
export const isTaken = (id: string): boolean => takenVehicles().some((vehicle) => vehicle.id === id);
