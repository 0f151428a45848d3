import type { PublicSite } from '@forecourt/domain';
import { offerPageMessages, wordsOf } from '@forecourt/domain/messages';
import { homeTrail } from '../page/homeTrail.ts';

/** Breadcrumb trail of an offer. */
export const offersTrail = (site: Pick<PublicSite, 'messages'>): { name: string; href: string }[] => [
  ...homeTrail(site),
  { name: wordsOf(offerPageMessages, site)('offerPage.specialOffers'), href: '/special-offers' },
];
