import { longDate, timeZoneAt, type PublicSite, type Vehicle } from '@forecourt/domain';
import { vehiclePageMessages, wordsOf } from '@forecourt/domain/messages';
import { regoExpiry } from '@forecourt/vehicle/model';

/** Inclusions of a purchase apart from the vehicle's own equipment; empty where none are known or promised. */
export function includedPoints(site: PublicSite, vehicle: Vehicle, now: Date): string[] {
  if (vehicle.car_type !== 'used') return [];
  const say = wordsOf(vehiclePageMessages, site);
  const { rego_expiry: expiry } = vehicle;
  const registered = regoExpiry(expiry, now, false, timeZoneAt(site.locations, vehicle.location_id)) !== null;
  return [
    ...site.guarantees,
    ...(registered && expiry ? [say('vehiclePage.registrationUntil', { date: longDate(expiry, site.locale) })] : []),
    ...(vehicle.file ? [say('vehiclePage.historyReport')] : []),
  ];
}
