import type { OfferPageProps } from '../contract/offerPages.ts';
import { OfferPage } from './OfferPage.tsx';

/** A group: a quiet band that says which of its places have the offer. */
export function GroupOfferPage(props: OfferPageProps) {
  return <OfferPage {...props} look={{ head: 'sunken' }} />;
}

/** A superstore: the deal as a panel, the cars it is for right under it, and then the form and the conditions. */
export function SuperstoreOfferPage(props: OfferPageProps) {
  return <OfferPage {...props} look={{ layout: 'stock-first' }} />;
}

/** Caravans: a dark band, as on the pages that people come from. */
export function CaravanOfferPage(props: OfferPageProps) {
  return <OfferPage {...props} look={{ head: 'inverse' }} />;
}
