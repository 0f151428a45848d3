import type { SiteSlug } from './address.ts';
import { sitemapAddresses } from './sitemap.ts';
import { firstInStock } from './wire.ts';

/** Pages with a main picture, one of each kind. */
export async function picturePages(slug: SiteSlug): Promise<string[]> {
  const paths = (await sitemapAddresses(slug)).map((address) => new URL(address).pathname);
  const article = paths.find((path) => path.startsWith('/blog/vehicle-reviews/')) ?? '';
  const car = await firstInStock(slug, 'photos_count > 0');
  return ['/', '/search', `/cars/${car.slug}`, '/special-offers', article];
}
