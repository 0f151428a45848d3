import type { Breadcrumb } from '@forecourt/content';
import { searchHref } from '@forecourt/content/model';
import { isInStock, makePath, modelPath, type PublicSite, type Vehicle } from '@forecourt/domain';

/** Where a vehicle's page stands: below the lists of its make and model. */
export function vehicleTrail({ paths: { search } }: Pick<PublicSite, 'paths'>, vehicle: Vehicle): Breadcrumb[] {
  const { make, model } = vehicle;
  // The last of its kind may be sold: the pages of make and model can be gone by then, a search cannot.
  const listed = isInStock(vehicle);
  return [
    { name: 'Home', href: '/' },
    { name: make, href: listed ? makePath(search, make) : searchHref(search, { make }) },
    { name: model, href: listed ? modelPath(search, make, model) : searchHref(search, { make, model }) },
  ];
}
