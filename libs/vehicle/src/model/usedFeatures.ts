import { localTime, longMonth, type Vehicle } from '@forecourt/domain';
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
  /** Language of the site, as a BCP 47 tag. */
  locale: string;
}

const max = 5;

function registeredUntil(
  expiry: string | null,
  { now, timeZone, locale, say }: Required<Pick<UsedFeatureOptions, 'now' | 'timeZone' | 'locale' | 'say'>>,
): string | null {
  const isRegistered = expiry !== null && expiry >= localTime(now, timeZone).date;
  return isRegistered ? say('vehicle.registeredUntil', { month: longMonth(expiry, locale) }) : null;
}

/** Good points of a used vehicle, from its own facts and the dealer's promises. Empty for any other vehicle. */
export function usedFeatures(
  vehicle: Vehicle,
  { certifiedBadge, promises = [], now, timeZone, say = platformWords(vehicleMessages), locale }: UsedFeatureOptions,
): UsedFeature[] {
  if (vehicle.car_type !== 'used') return [];
  const certified = isCertified(vehicle, certifiedBadge);
  const stars = vehicle.variant?.ancaprating ?? 0;
  const known: (readonly [UsedFeatureIcon, string | null | false])[] = [
    ['wrench', certified && say('vehicle.inspection')],
    ['shield', certified && say('vehicle.extraWarranty')],
    ['document', vehicle.file ? say('vehicle.historyReportToRead') : null],
    ['calendar', registeredUntil(vehicle.rego_expiry, { now, timeZone, locale, say })],
    ['star', stars >= 4 && say('vehicle.ancapRating', { stars })],
    ...promises.map((promise) => ['check', promise] as const),
  ];
  return known.flatMap(([icon, text]) => (text ? [{ icon, text }] : [])).slice(0, max);
}
