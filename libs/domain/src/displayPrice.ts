import type { Flags } from './flags.ts';
import { cents, type Cents } from './money.ts';
import type { PublicSite } from './publicSite.ts';
import type { Vehicle } from './vehicleSchema.ts';

/** A price that a vehicle is sold for. */
export interface SalePrice {
  kind: 'sale';
  amount: Cents;
  /** The price before a reduction, where there was one. */
  was: Cents | null;
  /** What the price covers, as the feed says it. @example 'Drive Away' */
  priceType: string | null;
}

/** What renting costs. No plain amount, so that nothing can print it without its unit. */
export interface Rent {
  amount: Cents;
  per: 'week';
}

/** A vehicle that is rented out; most can be bought as well. */
export interface SubscriptionPrice {
  kind: 'subscription';
  rent: Rent;
  sale: SalePrice | null;
}

/** There is no price to show. */
export interface PriceInWords {
  kind: 'words';
  text: string;
}

/** The price of a vehicle as shown to visitors. Only `priceText` and `priceWords` turn it into text. */
export type DisplayPrice = SalePrice | SubscriptionPrice | PriceInWords;

export type PricedVehicle = Pick<Vehicle, 'price'>;
export type PriceVehicle = Pick<Vehicle, 'price' | 'before_price' | 'subscription_price' | 'preorder' | 'price_type'>;

/** What of a site decides which price is shown. */
export interface PriceSite {
  flags: Pick<Flags, 'subscriptions'>;
  texts: Pick<PublicSite['texts'], 'noPrice'>;
}

/** Amounts up to this many dollars mean "price on request": feeds use 0, 1 or 10 for it. */
const placeholderDollars = 10;

/** The same rule, as a search asks for vehicles that have a price. */
export const pricedFilter = `price>${placeholderDollars}`;

/**
 * What a vehicle is sold for; null where it has no price.
 * @example salePrice({ price: 1_001 }) // 1_001
 * @example salePrice({ price: 1_000 }) // null
 */
export function salePrice({ price }: PricedVehicle): Cents | null {
  return price !== null && price > cents(placeholderDollars) ? price : null;
}

function displayedSale(vehicle: PriceVehicle): SalePrice | null {
  const amount = salePrice(vehicle);
  if (amount === null) return null;
  const { before_price: before, price_type: priceType } = vehicle;
  return { kind: 'sale', amount, was: before !== null && before > amount ? before : null, priceType };
}

/** The one price a visitor sees, in the order subscription, price, preorder, no price. */
export function displayPrice(vehicle: PriceVehicle, { flags, texts }: PriceSite): DisplayPrice {
  const sale = displayedSale(vehicle);
  const { subscription_price: weekly } = vehicle;
  if (flags.subscriptions && weekly !== null && weekly > 0) {
    return { kind: 'subscription', rent: { amount: weekly, per: 'week' }, sale };
  }
  return sale ?? { kind: 'words', text: vehicle.preorder ? 'PREORDER' : texts.noPrice };
}

/** What a vehicle is bought for, also where its rent comes first elsewhere: the price of pages that sell. */
export function priceToBuy(vehicle: PriceVehicle, { texts }: Pick<PriceSite, 'texts'>): DisplayPrice {
  return displayPrice(vehicle, { texts, flags: { subscriptions: false } });
}
