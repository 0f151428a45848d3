import type { OfferPageProps } from '../contract/offerPages.ts';
import { OfferPage } from './OfferPage.tsx';

/** Group: a light band that says which locations have the offer. */
export function GroupOfferPage(props: OfferPageProps) {
  return <OfferPage {...props} look={{ head: 'sunken' }} />;
}

/** Superstore: the offer as a panel, its vehicles right under it, and then the form and the conditions. */
export function SuperstoreOfferPage(props: OfferPageProps) {
  return <OfferPage {...props} look={{ layout: 'stock-first' }} />;
}

/** Caravans: a dark band, as on the other pages. */
export function CaravanOfferPage(props: OfferPageProps) {
  return <OfferPage {...props} look={{ head: 'inverse' }} />;
}
