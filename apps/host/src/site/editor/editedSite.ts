import type { PublicSite, Site } from '@forecourt/domain';
import { speakFor } from '@forecourt/ui/words';
import { notFound } from 'next/navigation';
import { platform } from '../../platform.ts';

/** The site whose content a page of the editor shows. */
export function editedSite(slug: string): { site: Site; publicSite: PublicSite } {
  const { sites } = platform();
  const site = sites.bySlug(slug);
  if (!site) notFound();
  const publicSite = sites.publicSite(site);
  speakFor(publicSite);
  return { site, publicSite };
}
