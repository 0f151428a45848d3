export { LateOfferPopup, type LateOfferPopupProps } from './components/LateOfferPopup/LateOfferPopup.tsx';
export { OfferCard, type OfferCardProps } from './components/OfferCard/OfferCard.tsx';
export { OfferChips, type OfferChipsProps } from './components/OfferChips/OfferChips.tsx';
export { OfferDetails, type OfferDetailsProps } from './components/OfferDetails/OfferDetails.tsx';
export { OfferList, type OfferListProps } from './components/OfferList/OfferList.tsx';
export { OfferShows, type OfferShowsProps } from './components/OfferShows/OfferShows.tsx';
export { OfferTerms, type OfferTermsProps } from './components/OfferTerms/OfferTerms.tsx';
