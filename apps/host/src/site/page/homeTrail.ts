import type { PublicSite } from '@forecourt/domain';
import { trailMessages, wordsOf } from '@forecourt/domain/messages';

/** Breadcrumb trail of a page directly below the home page. */
export const homeTrail = (site: Pick<PublicSite, 'messages'>): { name: string; href: string }[] => [
  { name: wordsOf(trailMessages, site)('trail.home'), href: '/' },
];
