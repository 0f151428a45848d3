import { rangeModelPath, type OfferPlace, type Site } from '@forecourt/domain';
import { inOrder, isForModel, isOfferOf, type Offer } from '@forecourt/offers/model';
import type { ContentState } from '@forecourt/domain';
import { platform } from '../../platform.ts';

/** Links an offer to its model's page, where the site has one and the offer has no address of its own. */
function leadingToModel(site: Site, offer: Offer): Offer {
  const { model } = offer;
  if (!model || model.override_url !== null) return offer;
  const rangeModel = platform()
    .content.list(site, 'model')
    .find((one) => isForModel(offer, one));
  return rangeModel ? { ...offer, model: { ...model, override_url: rangeModelPath(rangeModel) } } : offer;
}

/** Running offers of a site, in display order. @param place only those for this place */
export function runningOffers(site: Site, place?: OfferPlace): Offer[] {
  const offers = platform().content.list(site, 'offer');
  return inOrder(
    offers.filter((offer) => isOfferOf(offer, site.slug) && (place === undefined || offer.shown_on.includes(place))),
  ).map((offer) => leadingToModel(site, offer));
}

/** The offer for the popup: the one of a preview, else the first for that place. */
export function popupOffer(offers: readonly Offer[]): Offer | undefined {
  const shown = offers.filter(({ shown_on: places }) => places.includes('popup'));
  const preview = platform().content.previewed();
  return shown.find(({ slug }) => preview?.kind === 'offer' && slug === preview.slug) ?? shown[0];
}

export interface FoundOffer {
  offer: Offer;
  state: ContentState;
}

/** An offer of the site with a page of its own, running or not; null where there is none of that name. */
export function offerBySlug(site: Site, slug: string): FoundOffer | null {
  const found = platform().content.find(site, 'offer', slug);
  if (!found || found.record.href !== null || !isOfferOf(found.record, site.slug)) return null;
  return { offer: leadingToModel(site, found.record), state: found.state };
}
