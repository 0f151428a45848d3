import { slugify, type Site } from '@forecourt/domain';
import { siteOffer } from '../cache/cacheTable.ts';
import type { FoundOffer } from './siteOffers.ts';

export interface OfferRoute {
  /** One segment is the offer's name; two are the manufacturer's and the offer's. */
  params: Promise<{ address: string[] }>;
}

/** The offer of a URL, if it is running or over; a future one is not public yet. */
export async function offerAt(site: Site, params: OfferRoute['params']): Promise<FoundOffer | null> {
  const { address } = await params;
  const slug = address.at(-1);
  if (slug === undefined || address.length > 2) return null;
  const found = await siteOffer(site, slug);
  if (!found || found.state === 'draft' || found.state === 'scheduled') return null;
  const [make] = address.length === 2 ? address : [];
  return make === undefined || make === slugify(found.offer.manufacturer ?? '') ? found : null;
}
