import type { VehicleInput } from '@forecourt/domain';
import type { Chance } from './chance.ts';
import type { StockPlan } from './plan.ts';
import type { Subject } from './subject.ts';

type Availability = Pick<
  VehicleInput,
  | 'status'
  | 'sold'
  | 'sold_date_timestamp'
  | 'reserved'
  | 'preorder'
  | 'show_on_dealer_website'
  | 'created_at'
  | 'updated_at'
  | 'certified'
  | 'tag'
>;

const day = 86_400;
const mixes = {
  new: [
    ['in_stock', 78],
    ['coming_soon', 15],
    ['sold', 7],
  ],
  demo: [
    ['in_stock', 90],
    ['coming_soon', 3],
    ['sold', 7],
  ],
  used: [
    ['in_stock', 87],
    ['coming_soon', 5],
    ['sold', 8],
  ],
} as const;

/** Sold from hours to twelve days ago, so that some are inside and some outside the days a site still shows them. */
const soldAge = (chance: Chance) => Math.round((chance.is(0.5) ? chance.next() * 2.8 : 3.2 + chance.next() * 9) * day);

function listedAge(chance: Chance): number {
  if (chance.is(0.13)) return Math.round(chance.next() * 7.6 * day);
  return Math.round(Math.min(210, 8.5 + -Math.log(1 - chance.next()) * 45) * day);
}

function chooseTag(chance: Chance, subject: Subject, isSold: boolean, thisYear: number): string | null {
  if (isSold) return chance.is(0.5) ? 'SOLD' : null;
  if (subject.carType === 'new' && subject.year < thisYear) return 'runout sale';
  if (subject.carType === 'new') return chance.is(0.06) ? chance.pick(['Test Drive Only', 'Factory bonus']) : null;
  if (subject.carType === 'demo') return chance.is(0.35) ? chance.pick(['Test Drive Only', 'Demo clearance']) : null;
  return chance.is(0.14)
    ? chance.pick(['One owner', 'Low kilometres', 'Price drop', 'Full service history', 'Just traded'])
    : null;
}

/** Programmes take used vehicles up to seven years old with fewer than 120,000 km. */
function certify(chance: Chance, subject: Subject, plan: StockPlan, thisYear: number): boolean {
  const fits = subject.carType === 'used' && subject.make === plan.certifiedMake && thisYear - subject.year <= 7;
  return fits && (subject.km ?? 0) < 120_000 && chance.is(0.7);
}

export function decideAvailability(chance: Chance, subject: Subject, plan: StockPlan, now: Date): Availability {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const status = chance.weighted(mixes[subject.carType]);
  const isSold = status === 'sold';
  const soldAt = isSold ? nowSeconds - soldAge(chance) : null;
  // A vehicle cannot be sold before it was listed.
  const created = Math.min(nowSeconds - listedAge(chance), (soldAt ?? nowSeconds) - 2 * day * (isSold ? 1 : 0));
  const updated = soldAt ?? created + Math.floor(chance.next() * (nowSeconds - created));
  return {
    status,
    sold: isSold,
    sold_date_timestamp: soldAt,
    reserved: status === 'in_stock' && chance.is(0.045),
    preorder: status === 'coming_soon' && subject.carType === 'new' && chance.is(0.5),
    show_on_dealer_website: !chance.is(0.015),
    created_at: created,
    updated_at: updated,
    certified: certify(chance, subject, plan, now.getUTCFullYear()),
    tag: chooseTag(chance, subject, isSold, now.getUTCFullYear()),
  };
}
