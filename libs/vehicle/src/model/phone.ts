import {
  displayPhone,
  vehicleEventParams,
  type PublicSite,
  type Vehicle,
  type VehicleEventParams,
} from '@forecourt/domain';

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

/** A number that a visitor may ask for. It is not in here: this is what travels to the browser. */
export interface MaskedPhone {
  /** @example '08 93** ****' */
  masked: string;
  carId: string;
  dealershipId: string;
  /** The site's `website_id`. */
  siteSlug: string;
  /** Where somebody gets on who cannot be shown the number. */
  contactHref: string;
  /** Told with the event of the click. */
  event: VehicleEventParams & { car_id: string };
}

/** What the browser may know of the number to call about a vehicle; null where there is none. */
export function maskedPhone(
  vehicle: Vehicle,
  site: Pick<PublicSite, 'phones' | 'locations' | 'slug' | 'paths'>,
): MaskedPhone | null {
  const phone = phoneFor(vehicle, site);
  if (!phone) return null;
  return {
    masked: maskPhone(displayPhone(phone)),
    carId: vehicle.id,
    dealershipId: vehicle.dealership_id,
    siteSlug: site.slug,
    contactHref: site.paths.contact,
    event: { car_id: vehicle.id, ...vehicleEventParams(vehicle) },
  };
}
