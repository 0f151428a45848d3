export {
  groupOffers,
  inOrder,
  isForModel,
  isOfferOf,
  offerEnquireHref,
  offerHref,
  offerImage,
  offerModelHref,
  offerPath,
  type Offer,
  type OfferGroup,
  type OfferGrouping,
} from './offer.ts';
export { dateWords, endWords } from './offerWords.ts';
export { popupOf, promoOf, type PopupOffer } from './offerCards.ts';
export { offerJsonLd, type OfferSeller } from './offerJsonLd.ts';
