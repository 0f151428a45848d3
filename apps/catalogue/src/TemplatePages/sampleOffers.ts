import { sampleOffers } from '@forecourt/offers/testing';
import type { Offer } from '@forecourt/offers/model';
import { longText, longWord, repeated } from './sampleSite.ts';

export const longOffers: readonly Offer[] = sampleOffers.map((offer) => ({
  ...offer,
  name: `${offer.name} with ${longWord}`,
  description: longText,
  disclaimer: longText,
  inclusions: [...offer.inclusions, longText],
}));

export const manyOffers: readonly Offer[] = repeated(sampleOffers, 30, (offer, place) => ({
  ...offer,
  slug: `${offer.slug}-${place}`,
  name: `${offer.name}, ${place + 1}`,
}));
