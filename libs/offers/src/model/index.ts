export { inOrder, isOfferOf, offerHref, offerImage, offerPath, type Offer } from './offer.ts';
