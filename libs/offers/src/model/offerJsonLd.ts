import { contentSpan, excerpt, type Currency } from '@forecourt/domain';
import { offerImage, offerPath, type Offer } from './offer.ts';

export interface OfferSeller {
  /** Public origin of the site. */
  origin: string;
  name: string;
  timeZone: string;
  currency: Currency;
}

/** An offer as schema.org's Offer. */
export function offerJsonLd(offer: Offer, { origin, name, timeZone, currency }: OfferSeller): object {
  const { start, end } = contentSpan(offer, timeZone);
  const { manufacturer, model, price, description } = offer;
  const image = offerImage(offer);
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: offer.name,
    url: `${origin}${offerPath(offer)}`,
    ...(description && { description: excerpt(description, 300) }),
    ...(image && { image: image.startsWith('/') ? `${origin}${image}` : image }),
    ...(offer.category && { category: offer.category }),
    ...(start && { validFrom: start.toISOString() }),
    ...(end && { validThrough: end.toISOString() }),
    ...(price && { price: String(price.dollars), priceCurrency: currency }),
    ...(model &&
      manufacturer && {
        itemOffered: { '@type': 'Car', name: `${manufacturer} ${model.name}`, brand: manufacturer, model: model.name },
      }),
    seller: { '@type': 'AutoDealer', name, url: origin },
  };
}
