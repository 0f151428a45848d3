import type { PublicSite, Site } from '@forecourt/domain';

/** The closed set of sites this process serves. */
export interface SiteStore {
  /** Site of a host name without port, or null. Never guesses. */
  byHost(host: string): Site | null;
  bySlug(slug: string): Site | null;
  all(): readonly Site[];
  publicSite(site: Site): PublicSite;
}
