import type { Flags } from './flags.ts';
import type { Vehicle } from './vehicleSchema.ts';

type NamedVehicle = Pick<Vehicle, 'slug'>;

/** Page of a vehicle, which is its share link too. @example carPath({ slug: 'a-1' }) // '/cars/a-1' */
export function carPath({ slug }: NamedVehicle): string {
  return `/cars/${slug}`;
}

/** Where a vehicle is held with a deposit. @example reservePath({ slug: 'a-1' }) // '/cars/a-1/checkout' */
export function reservePath(vehicle: NamedVehicle): string {
  return `${carPath(vehicle)}/checkout`;
}

/** Path of a vehicle's purchase: its own page where the site has one, else the common journey. */
export function purchasePath(vehicle: NamedVehicle, { buyOnlinePage }: Pick<Flags, 'buyOnlinePage'>): string {
  return buyOnlinePage ? `${carPath(vehicle)}/buy-online` : `/checkout-journey?car_id=${vehicle.slug}`;
}

/**
 * The page on which a visitor writes about a vehicle, with and without JavaScript.
 * @param about what is asked for; without it the page offers the plain enquiry
 * @example enquiryPath({ slug: 'a-1' }, 'offer') // '/enquire?car=a-1&about=offer'
 */
export function enquiryPath({ slug }: NamedVehicle, about?: string): string {
  return `/enquire?car=${slug}${about === undefined ? '' : `&about=${about}`}`;
}

/** Where somebody says what they liked about a vehicle that is gone. */
export function similarPath(vehicle: NamedVehicle): string {
  return enquiryPath(vehicle, 'similar');
}
