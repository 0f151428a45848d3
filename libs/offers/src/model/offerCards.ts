import { offerPageMessages, platformWords, type Words } from '@forecourt/domain/messages';
import { contentSpan, excerpt, shortDescription, type PromoNode } from '@forecourt/domain';
import { offerHref, offerImage, type Offer } from './offer.ts';

const isoOf = (instant: Date | null): string | null => instant && instant.toISOString();
type OfferSay = Words<typeof offerPageMessages>;

const plainSay: OfferSay = platformWords(offerPageMessages);
/** Maximum characters of a description on a card among vehicles. */

/**
 * The card of an offer among the vehicles of a list.
 * @param timeZone in which its days are meant
 */
export function promoOf(offer: Offer, timeZone: string, say: OfferSay = plainSay): PromoNode {
  const { card, slug, name, description } = offer;
  const { start, end } = contentSpan(offer, timeZone);
  return {
    id: slug,
    title: card.title ?? excerpt(name, 80),
    text: card.text ?? shortDescription(description),
    button: card.button ?? say('offerPage.seeTheOffer'),
    href: offerHref(offer),
    image_url: offerImage(offer),
    start: isoOf(start),
    expiry: isoOf(end),
    position: card.position,
    display: card.display,
    strictDisplay: card.strictDisplay,
  };
}

/** An offer as the popup shows it. */
export interface PopupOffer {
  slug: string;
  title: string;
  text: string;
  button: string;
  href: string;
  image: string | null;
  /** ISO instant from which it is no longer shown; null for never. */
  end: string | null;
  /** Its last day as in the content. */
  until: string | null;
}

/** Data for the popup. @param timeZone of the offer's dates */
export function popupOf(offer: Offer, timeZone: string, say: OfferSay = plainSay): PopupOffer {
  const { popup, slug, name, description, until } = offer;
  return {
    slug,
    title: popup.title ?? excerpt(name, 80),
    text: popup.text ?? shortDescription(description),
    button: popup.button ?? say('offerPage.seeTheOffer'),
    href: offerHref(offer),
    image: offerImage(offer),
    end: isoOf(contentSpan(offer, timeZone).end),
    until,
  };
}
