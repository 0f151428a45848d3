import { timeZoneAt, type PublicSite, type Vehicle } from '@forecourt/domain';
import { regoExpiry } from '@forecourt/vehicle/model';

/** Inclusions of a purchase apart from the vehicle's own equipment; empty where none are known or promised. */
export function includedPoints(site: PublicSite, vehicle: Vehicle, now: Date): string[] {
  if (vehicle.car_type !== 'used') return [];
  const registered = regoExpiry(vehicle.rego_expiry, now, false, timeZoneAt(site.locations, vehicle.location_id));
  return [
    ...site.guarantees,
    ...(registered ? [registered.replace('Expires on', 'Registration until')] : []),
    ...(vehicle.file ? ['History report, to read before you decide'] : []),
  ];
}
