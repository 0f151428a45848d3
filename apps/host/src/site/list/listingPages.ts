import { carTypePath, dealershipPath, makePath, modelPath, type PublicSite } from '@forecourt/domain';
import type { StockNames } from '../cache/loadStock.ts';

type ListingSite = Pick<PublicSite, 'paths' | 'search' | 'dealerships'>;

/** URLs of the lists that search engines should index: each with vehicles, none a duplicate of another. */
export function listingPages({ paths, search, dealerships }: ListingSite, { counts }: StockNames): string[] {
  const kinds = search.carTypes.filter((kind) => counts.car_type[kind]);
  const houses = dealerships.filter(({ id }) => counts.dealership_id[id]);
  const models = Object.keys(counts.make_model).map((name) => name.split(' > '));
  return [
    ...(kinds.length > 1 ? kinds.map((kind) => carTypePath(paths.search, kind)) : []),
    ...(kinds.includes('new') && kinds.includes('demo') ? [`${paths.search}/new-and-demo-cars`] : []),
    ...(houses.length > 1 ? houses.map((house) => dealershipPath(paths.search, house)) : []),
    ...Object.keys(counts.make).map((make) => makePath(paths.search, make)),
    ...models.map(([make = '', model = '']) => modelPath(paths.search, make, model)),
  ];
}
