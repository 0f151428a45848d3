import { pageHref, type PublicSite } from '@forecourt/domain';
import { titleMessages, wordsOf } from '@forecourt/domain/messages';
import { homeTrail } from '../page/homeTrail.ts';

/** Breadcrumb trail of a page directly below the list of all models. */
export const modelsTrail = (site: Pick<PublicSite, 'messages'>): { name: string; href: string }[] => [
  ...homeTrail(site),
  { name: wordsOf(titleMessages, site)('title.models'), href: pageHref('models') },
];
