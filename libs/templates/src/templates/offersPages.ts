import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import {
  CaravanOffersPage,
  FranchiseOffersPage,
  GroupOffersPage,
  SuperstoreOffersPage,
} from '../pages/OffersPageLooks.tsx';

/** All offers of a site, by template. */
export const offersPages: Readonly<Record<TemplateName, Template['Offers']>> = {
  franchise: FranchiseOffersPage,
  group: GroupOffersPage,
  superstore: SuperstoreOffersPage,
  caravan: CaravanOffersPage,
};
