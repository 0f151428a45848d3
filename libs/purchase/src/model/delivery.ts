/** In degrees; south and west negative. */
export interface Coordinates {
  lat: number;
  long: number;
}

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance as the crow flies, in kilometres. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const north = Math.sin(radians(other.lat - one.lat) / 2);
  const east = Math.sin(radians(other.long - one.long) / 2);
  const share = north * north + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east * east;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, share)));
}

export interface DeliveryTerms {
  /** Kilometres from the vehicle's location. */
  withinKm: number;
  /** Whole cents. */
  price: number;
}

/** Whether a vehicle can be brought to a place. */
export type DeliveryOffer =
  | { kind: 'none' }
  | { kind: 'offered'; km: number; price: number }
  /** Where the place is was not found out: the dealer says whether. */
  | { kind: 'to-confirm'; price: number }
  | { kind: 'too-far'; km: number; withinKm: number };

/**
 * @param origin where the vehicle stands; null where that is not known
 * @param destination of the visitor's postcode; null where that is not known
 */
export function deliveryOffer(
  terms: DeliveryTerms | null,
  origin: Coordinates | null,
  destination: Coordinates | null,
): DeliveryOffer {
  if (!terms) return { kind: 'none' };
  if (!origin || !destination) return { kind: 'to-confirm', price: terms.price };
  const km = kilometresBetween(origin, destination);
  if (!Number.isFinite(km)) return { kind: 'to-confirm', price: terms.price };
  if (km > terms.withinKm) return { kind: 'too-far', km, withinKm: terms.withinKm };
  return { kind: 'offered', km, price: terms.price };
}
