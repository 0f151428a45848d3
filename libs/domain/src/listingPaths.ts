import { slugify } from './makes.ts';
import type { CarType } from './vehicleKinds.ts';

/** Names of the pages that list one kind of stock, under the site's search path. */
export const carTypePages: Readonly<Record<CarType, string>> = {
  new: 'new-cars',
  used: 'used-cars',
  demo: 'demo-cars',
};

/** @example makePath('/search', 'Land Rover') // '/search/land-rover' */
export function makePath(searchPath: string, make: string): string {
  return `${searchPath}/${slugify(make)}`;
}

/** @example modelPath('/search', 'Mazda', 'CX-5') // '/search/mazda/cx-5' */
export function modelPath(searchPath: string, make: string, model: string): string {
  return `${makePath(searchPath, make)}/${slugify(model)}`;
}

/** @example carTypePath('/search', 'used') // '/search/used-cars' */
export function carTypePath(searchPath: string, carType: CarType): string {
  return `${searchPath}/${carTypePages[carType]}`;
}

/** @example dealershipPath('/search', { slug: 'harbour-toyota' }) // '/search/harbour-toyota' */
export function dealershipPath(searchPath: string, dealership: { slug: string }): string {
  return `${searchPath}/${dealership.slug}`;
}
