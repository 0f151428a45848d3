import type { PublicSite, Site } from '@forecourt/domain';
import { speakFor } from '@forecourt/ui/words';
import { notFound } from 'next/navigation';
import { site as siteParam } from 'next/root-params';
import { platform } from '../../platform.ts';

/** The site whose page is being rendered. Every page resolves it again: the proxy only routes. */
export async function currentSite(): Promise<{ site: Site; publicSite: PublicSite }> {
  const { sites } = platform();
  const site = sites.bySlug((await siteParam()) ?? '');
  if (!site) notFound();
  const publicSite = sites.publicSite(site);
  speakFor(publicSite);
  return { site, publicSite };
}
