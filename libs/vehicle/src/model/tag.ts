import type { Vehicle } from '@forecourt/domain';
import { platformWords, tagMessages, type Words } from '@forecourt/domain/messages';

export const tagKinds = ['fuel', 'reserved', 'certified', 'own', 'comingSoon', 'newArrival'] as const;
export type TagKind = (typeof tagKinds)[number];

export interface TagBannerText {
  kind: TagKind;
  text: string;
}

export type TaggedVehicle = Pick<
  Vehicle,
  'simple_fuel' | 'reserved' | 'make' | 'car_type' | 'certified' | 'status' | 'sold' | 'tag' | 'created_at'
>;

export interface TagOptions {
  /** Whether the site tags electric and hybrid vehicles with their fuel. */
  electricTag: boolean;
  /** Whether the site shows the manufacturer's certified badge. */
  certifiedBadge: boolean;
  newArrivalText: string;
  now: Date;
}

const newArrivalSeconds = 8 * 86_400;

/**
 * Whether a vehicle has the badge of the manufacturer's certified programme: Toyota's own, on sites that show it, while
 * it is not sold.
 */
export function isCertified(
  vehicle: Pick<Vehicle, 'make' | 'certified' | 'status' | 'sold'>,
  certifiedBadge: boolean,
): boolean {
  return (
    certifiedBadge &&
    vehicle.certified &&
    vehicle.make.toLowerCase() === 'toyota' &&
    vehicle.status !== 'sold' &&
    !vehicle.sold
  );
}

/** The tag on a vehicle's picture; the first that applies wins. */
export function tagBanner(
  vehicle: TaggedVehicle,
  options: TagOptions,
  say: Words<typeof tagMessages> = platformWords(tagMessages),
): TagBannerText | null {
  const fuel = vehicle.simple_fuel;
  if (options.electricTag && fuel && /electric|hybrid|phev|\bev\b/i.test(fuel)) return { kind: 'fuel', text: fuel };
  if (vehicle.reserved) return { kind: 'reserved', text: say('tag.reserved') };
  if (vehicle.car_type === 'used' && isCertified(vehicle, options.certifiedBadge)) {
    return { kind: 'certified', text: say('tag.toyotaCertified') };
  }
  const own = vehicle.tag?.trim();
  if (own) return { kind: 'own', text: own };
  if (vehicle.status === 'coming_soon') return { kind: 'comingSoon', text: say('tag.comingSoon') };
  const age = options.now.getTime() / 1000 - vehicle.created_at;
  if (age <= newArrivalSeconds) return { kind: 'newArrival', text: options.newArrivalText };
  return null;
}
