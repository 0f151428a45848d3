import { carPath, isInStock, type PublicSite, type Site, type Vehicle } from '@forecourt/domain';
import { vehicleTitle } from '@forecourt/vehicle/model';
import type { Metadata } from 'next';
import { carBySlug } from '../cache/cacheTable.ts';
import { carDescription, sharedPictureWords } from './carDescription.ts';
import { missingMetadata, openGraphOf } from '../page/pageMetadata.ts';

/** Whether it was sold so long ago that search engines should drop it. */
function isPast({ search }: Site, vehicle: Vehicle): boolean {
  const since = vehicle.sold_date_timestamp;
  return !isInStock(vehicle) && (since === null || since < Date.now() / 1_000 - search.soldDays * 86_400);
}

/** Metadata of a vehicle page for search engines and shared links. */
export async function carMetadata(
  { site, publicSite }: { site: Site; publicSite: PublicSite },
  slug: string,
): Promise<Metadata> {
  const vehicle = await carBySlug(site, slug);
  if (!vehicle) return missingMetadata(publicSite);
  const title = vehicleTitle(vehicle);
  const description = carDescription(vehicle, publicSite);
  const url = carPath(vehicle);
  const alt = sharedPictureWords(title, vehicle, publicSite);
  const picture = { url: `/api${url}/share.png?v=${vehicle.updated_at}`, width: 1200, height: 630, alt };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: openGraphOf(publicSite, { title, description, url, images: [picture] }),
    twitter: { card: 'summary_large_image' },
    robots: isPast(site, vehicle) ? { index: false } : undefined,
  };
}
