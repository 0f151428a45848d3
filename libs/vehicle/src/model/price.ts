import { formatMoney, type Vehicle } from '@forecourt/domain';

export type PriceVehicle = Pick<Vehicle, 'price' | 'before_price' | 'subscription_price' | 'preorder' | 'price_type'>;

export interface PriceOptions {
  offersSubscriptions: boolean;
  /** Shown where a vehicle has no price. @example 'Enquire for price.' */
  noPriceText: string;
}

export interface DisplayPrice {
  kind: 'subscription' | 'price' | 'preorder' | 'none';
  text: string;
  /** What the figure covers. @example 'Drive Away' */
  priceType: string | null;
  /** The price before a reduction, where there was one. */
  was: string | null;
}

/** Prices of $10 and less are placeholders that feeds write for "ask us". In cents. */
const placeholderPrice = 1_000;
/** A smaller saving is not worth a badge. In cents. */
const smallestUnshownSaving = 49_900;

/** The one price a visitor sees, in the order subscription, price, preorder, no price. */
export function displayPrice(vehicle: PriceVehicle, { offersSubscriptions, noPriceText }: PriceOptions): DisplayPrice {
  const { price, before_price: before, subscription_price: subscription } = vehicle;
  if (offersSubscriptions && subscription !== null && subscription > 0) {
    return { kind: 'subscription', text: formatMoney(subscription), priceType: 'per week', was: null };
  }
  if (price !== null && price > placeholderPrice) {
    const was = before !== null && before > price ? formatMoney(before) : null;
    return { kind: 'price', text: formatMoney(price), priceType: vehicle.price_type, was };
  }
  if (vehicle.preorder) return { kind: 'preorder', text: 'PREORDER', priceType: null, was: null };
  return { kind: 'none', text: noPriceText, priceType: null, was: null };
}

/**
 * How far the price is below the state average market price, in cents; null unless that is more than $499.
 * @example marketPriceSaving({ price: 2_000_000, autograb_data: { state_average_market_price: 2_100_000, … } }) // 100_000
 */
export function marketPriceSaving(vehicle: Pick<Vehicle, 'price' | 'autograb_data'>): number | null {
  const average = vehicle.autograb_data?.state_average_market_price ?? null;
  if (average === null || vehicle.price === null || vehicle.price <= placeholderPrice) return null;
  const saving = average - vehicle.price;
  return saving > smallestUnshownSaving ? saving : null;
}
