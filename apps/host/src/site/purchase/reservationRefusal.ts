import { reserveRefusal, type PublicSite, type Refusal, type Site, type Vehicle } from '@forecourt/domain';
import { platform } from '../../platform.ts';

/**
 * Why a vehicle cannot be reserved on a site: its own state, or because the site has no way to take the payment; else
 * null.
 */
export function reservationRefusal(site: Site, { flags }: PublicSite, vehicle: Vehicle): Refusal | null {
  return reserveRefusal(vehicle, flags) ?? (platform().reservations.offers(site, vehicle) ? null : 'no-payment');
}
