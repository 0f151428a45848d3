import type { OfferPlace, Site } from '@forecourt/domain';
import { inOrder, isOfferOf, type Offer } from '@forecourt/offers/model';
import type { ContentState } from '@forecourt/domain';
import { platform } from '../../platform.ts';

/** Offers of a site that run now, in the order they are shown. @param place only those that show there */
export function runningOffers(site: Site, place?: OfferPlace): Offer[] {
  const offers = platform().content.list(site, 'offer');
  return inOrder(
    offers.filter((offer) => isOfferOf(offer, site.slug) && (place === undefined || offer.shown_on.includes(place))),
  );
}

export interface FoundOffer {
  offer: Offer;
  state: ContentState;
}

/** An offer of the site with a page of its own, whether it runs or not; null where there is none of that name. */
export function offerBySlug(site: Site, slug: string): FoundOffer | null {
  const found = platform().content.find(site, 'offer', slug);
  if (!found || found.record.href !== null || !isOfferOf(found.record, site.slug)) return null;
  return { offer: found.record, state: found.state };
}
