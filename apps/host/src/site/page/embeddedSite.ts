import type { EmbeddedSite, PublicSite } from '@forecourt/domain';
import { siteTokens, type Theme } from '@forecourt/ui/model';
import { clientSite } from './clientSite.ts';

/** A site as pages of other websites get it. */
export function embeddedSite(
  site: PublicSite,
  { theme, searchKey }: { theme: Theme; searchKey: string },
): EmbeddedSite<Theme> {
  const { calculator, finance, search, locations } = site;
  return {
    site: { ...clientSite(site), calculator, finance, search, locations },
    theme: { ...theme, tokens: siteTokens(theme, site.brandColour) },
    searchKey,
  };
}
