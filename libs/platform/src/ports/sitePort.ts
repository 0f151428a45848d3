import type { PublicSite, Site } from '@forecourt/domain';

/** One thing that is wrong with a site's file. */
export interface SiteProblem {
  /** Name of the file. @example 'harbour-toyota.json' */
  file: string;
  /** Path of the field; empty where the whole file is meant. @example 'locations.0.address' */
  field: string;
  /** What is wrong, and what would be right. */
  message: string;
}

/** The closed set of sites this process serves. */
export interface SiteStore {
  /** Site of a host name without port, or null. Never guesses. */
  byHost(host: string): Site | null;
  bySlug(slug: string): Site | null;
  all(): readonly Site[];
  publicSite(site: Site): PublicSite;
  /** What is wrong with files now; their sites are served as they were last good, or not at all. */
  problems(): readonly SiteProblem[];
}
