import type { Breadcrumb } from '@forecourt/content';
import { searchHref } from '@forecourt/content/model';
import { isInStock, makePath, modelPath, type PublicSite, type Vehicle } from '@forecourt/domain';

/** Breadcrumb trail of a vehicle's page: the lists of its make and model. */
export function vehicleTrail({ paths: { search } }: Pick<PublicSite, 'paths'>, vehicle: Vehicle): Breadcrumb[] {
  const { make, model } = vehicle;
  // A sold vehicle may have been the last of its kind: pages of make and model disappear then, a search does not.
  const listed = isInStock(vehicle);
  return [
    { name: 'Home', href: '/' },
    { name: make, href: listed ? makePath(search, make) : searchHref(search, { make }) },
    { name: model, href: listed ? modelPath(search, make, model) : searchHref(search, { make, model }) },
  ];
}
