import { distanceKm, formatMoney, type Position } from '@forecourt/domain';
import { orderMessages, platformWords, type Words } from '@forecourt/domain/messages';

export interface DeliveryTerms {
  /** Kilometres from the vehicle's location. */
  withinKm: number;
  /** Whole cents. */
  price: number;
}

/** Price of delivery in words. @param say words of the site @example '$199', 'free' */
export const deliveryPrice = (
  { price }: Pick<DeliveryTerms, 'price'>,
  say: Words<typeof orderMessages> = platformWords(orderMessages),
): string => (price === 0 ? say('order.free') : formatMoney(price));

/** Whether a vehicle can be delivered to a postcode. */
export type DeliveryOffer =
  | { kind: 'none' }
  | { kind: 'offered'; km: number; price: number }
  /** The distance is unknown: the dealer confirms. */
  | { kind: 'to-confirm'; price: number }
  | { kind: 'too-far'; km: number; withinKm: number };

/**
 * @param origin where the vehicle stands; null where that is not known
 * @param destination of the visitor's postcode; null where that is not known
 */
export function deliveryOffer(
  terms: DeliveryTerms | null,
  origin: Position | null,
  destination: Position | null,
): DeliveryOffer {
  if (!terms) return { kind: 'none' };
  if (!origin || !destination) return { kind: 'to-confirm', price: terms.price };
  const km = distanceKm(origin, destination);
  if (!Number.isFinite(km)) return { kind: 'to-confirm', price: terms.price };
  if (km > terms.withinKm) return { kind: 'too-far', km, withinKm: terms.withinKm };
  return { kind: 'offered', km, price: terms.price };
}
