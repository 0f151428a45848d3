import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { OfferPage } from '../pages/OfferPage.tsx';
import { CaravanOfferPage, GroupOfferPage, SuperstoreOfferPage } from '../pages/OfferPageLooks.tsx';

/** One offer, by template. */
export const offerPages: Readonly<Record<TemplateName, Template['Offer']>> = {
  franchise: OfferPage,
  group: GroupOfferPage,
  superstore: SuperstoreOfferPage,
  caravan: CaravanOfferPage,
};
