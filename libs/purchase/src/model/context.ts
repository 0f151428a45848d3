import type { Position, PublicSite, PurchaseExtra, Vehicle } from '@forecourt/domain';
import type { DeliveryTerms } from './delivery.ts';
import { visitorRules, type VisitorRules } from './visitor.ts';

/** An accepted valuation of the visitor's own vehicle. */
export interface AcceptedValuation {
  rego: string;
  /** Whole cents. */
  offer: number;
}

/** Current facts about vehicle and site that an order is validated against. Amounts in whole cents. */
export interface PurchaseContext extends VisitorRules {
  price: number;
  /** Whether government charges are included in the price, extra, or not stated. */
  charges: 'included' | 'extra' | 'unsaid';
  takesTradeIns: boolean;
  valuation: AcceptedValuation | null;
  extras: readonly PurchaseExtra[];
  delivery: DeliveryTerms | null;
  /** Coordinates of the vehicle's location. */
  origin: Position | null;
  /** Coordinates of the delivery postcode. */
  destination: Position | null;
  /** Name of that location. @example 'Harbour Toyota Sales' */
  place: string;
  deposit: number;
  requireTerms: boolean;
  /** The current year, for the age of a trade-in. */
  year: number;
}

export type SiteOfPurchase = Pick<
  PublicSite,
  'flags' | 'purchase' | 'reserve' | 'locations' | 'name' | 'country' | 'messages' | 'locale'
>;

export type VehicleOfPurchase = Pick<Vehicle, 'price' | 'price_type' | 'location_id' | 'location_name'>;

export interface ContextParts {
  site: SiteOfPurchase;
  vehicle: VehicleOfPurchase;
  valuation: AcceptedValuation | null;
  /** Coordinates of the postcode to deliver to; null where they are not known. */
  destination: Position | null;
  now: Date;
}

const included = /^\s*(drive[\s-]*away|haggle[\s-]*free)|no more to pay/i;
const onTop = /egc|excl|plus|\+|before|on[\s-]?road/i;

function chargesOf(priceType: string | null): PurchaseContext['charges'] {
  if (priceType === null) return 'unsaid';
  if (onTop.test(priceType)) return 'extra';
  return included.test(priceType) ? 'included' : 'unsaid';
}

/** Collects the facts that an order is validated against. */
export function purchaseContext({ site, vehicle, valuation, destination, now }: ContextParts): PurchaseContext {
  const location = site.locations.find(({ id }) => id === vehicle.location_id) ?? null;
  return {
    price: vehicle.price ?? 0,
    charges: chargesOf(vehicle.price_type),
    takesTradeIns: site.flags.tradeIn,
    valuation,
    extras: site.purchase.extras,
    delivery: site.purchase.delivery,
    origin: location && { lat: location.address.lat, long: location.address.long },
    destination,
    place: location?.name ?? vehicle.location_name ?? site.name,
    deposit: site.reserve.depositCents,
    requireTerms: site.flags.requireTerms,
    ...visitorRules(site),
    year: now.getUTCFullYear(),
  };
}
