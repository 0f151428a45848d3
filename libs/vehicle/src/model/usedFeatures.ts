import type { Vehicle } from '@forecourt/domain';
import { platformWords, vehicleMessages, type Words } from '@forecourt/domain/messages';
import { isCertified } from './tag.ts';

export type UsedFeatureIcon = 'shield' | 'document' | 'calendar' | 'star' | 'check' | 'wrench';

export interface UsedFeature {
  icon: UsedFeatureIcon;
  text: string;
}

export interface UsedFeatureOptions {
  /** Whether the site shows the manufacturer's certified programme. */
  certifiedBadge: boolean;
  /** The dealer's promises for its used vehicles, in its own words. @default none */
  promises?: readonly string[];
  now: Date;
  /** IANA time zone where the vehicle stands. */
  timeZone: string;
  /** @default the platform's words */
  say?: Words<typeof vehicleMessages>;
}

const max = 5;
const month = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function registeredUntil(
  say: Words<typeof vehicleMessages>,
  expiry: string | null,
  now: Date,
  timeZone: string,
): string | null {
  const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(now);
  return expiry && expiry >= today
    ? say('vehicle.registeredUntil', { month: month.format(new Date(`${expiry}T00:00:00Z`)) })
    : null;
}

/** Good points of a used vehicle, from its own facts and the dealer's promises. Empty for any other vehicle. */
export function usedFeatures(
  vehicle: Vehicle,
  { certifiedBadge, promises = [], now, timeZone, say = platformWords(vehicleMessages) }: UsedFeatureOptions,
): UsedFeature[] {
  if (vehicle.car_type !== 'used') return [];
  const certified = isCertified(vehicle, certifiedBadge);
  const stars = vehicle.variant?.ancaprating ?? 0;
  const known: (readonly [UsedFeatureIcon, string | null | false])[] = [
    ['wrench', certified && say('vehicle.inspection')],
    ['shield', certified && say('vehicle.extraWarranty')],
    ['document', vehicle.file ? say('vehicle.historyReportToRead') : null],
    ['calendar', registeredUntil(say, vehicle.rego_expiry, now, timeZone)],
    ['star', stars >= 4 && say('vehicle.ancapRating', { stars })],
    ...promises.map((promise) => ['check', promise] as const),
  ];
  return known.flatMap(([icon, text]) => (text ? [{ icon, text }] : [])).slice(0, max);
}
