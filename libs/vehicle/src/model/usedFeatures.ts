import type { Vehicle } from '@forecourt/domain';
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
}

const max = 5;
const month = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function registeredUntil(expiry: string | null, now: Date, timeZone: string): string | null {
  const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(now);
  return expiry && expiry >= today ? `Registered until ${month.format(new Date(`${expiry}T00:00:00Z`))}` : null;
}

/** Good points of a used vehicle, from its own facts and the dealer's promises. Empty for any other vehicle. */
export function usedFeatures(
  vehicle: Vehicle,
  { certifiedBadge, promises = [], now, timeZone }: UsedFeatureOptions,
): UsedFeature[] {
  if (vehicle.car_type !== 'used') return [];
  const certified = isCertified(vehicle, certifiedBadge);
  const stars = vehicle.variant?.ancaprating ?? 0;
  const known: (readonly [UsedFeatureIcon, string | null | false])[] = [
    ['wrench', certified && '90-point inspection'],
    ['shield', certified && 'Extra one-year warranty'],
    ['document', vehicle.file ? 'History report to read' : null],
    ['calendar', registeredUntil(vehicle.rego_expiry, now, timeZone)],
    ['star', stars >= 4 && `${stars}-star ANCAP safety rating`],
    ...promises.map((promise) => ['check', promise] as const),
  ];
  return known.flatMap(([icon, text]) => (text ? [{ icon, text }] : [])).slice(0, max);
}
