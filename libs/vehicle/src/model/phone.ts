import type { PublicSite, Vehicle } from '@forecourt/domain';

/** Keeps the first five characters and hides every later digit. @example maskPhone('08 9335 0100') // '08 93** ****' */
export function maskPhone(phone: string): string {
  return phone.slice(0, 5) + phone.slice(5).replace(/\d/g, '*');
}

/**
 * Number to call about a vehicle: the site's for its kind (demo falls back to new), else its location's.
 * As it is stored; the page words it with `displayPhone` of the domain.
 */
export function phoneFor(
  vehicle: Pick<Vehicle, 'car_type' | 'location' | 'location_id'>,
  site: Pick<PublicSite, 'phones' | 'locations'>,
): string | null {
  const { phones } = site;
  const ofType = phones[vehicle.car_type] ?? (vehicle.car_type === 'demo' ? phones.new : undefined);
  const ofPlace = site.locations.find(({ id }) => id === vehicle.location_id)?.contact_detail.phone;
  return ofType || vehicle.location?.phone || ofPlace || null;
}
