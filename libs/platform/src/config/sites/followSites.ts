import { isDeepStrictEqual } from 'node:util';
import type { SiteStore } from '../../ports/sitePort.ts';

/** Receives the slugs of sites whose content has changed. */
export type SiteChangeListener = (slugs: readonly string[]) => Promise<void> | void;

export interface FollowSitesDeps {
  sites: Pick<SiteStore, 'all'>;
  /** Updates the finance figures in the index. @returns whether they had changed */
  checkFinance: () => Promise<boolean>;
  notify: SiteChangeListener;
}

/**
 * Notices that sites' files have changed since it was called, or since the last look: by what they say, whatever was
 * written. Sites share the finance figures of the index, so once those change every site is reported again.
 * @returns one look; a second one while it goes on does nothing
 */
export function followSites({ sites, checkFinance, notify }: FollowSitesDeps): () => Promise<void> {
  const current = () => new Map(sites.all().map((site) => [site.slug, site]));
  let known = current();
  let isLooking = false;
  return async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const now = current();
      const changed = [...now].filter(([slug, site]) => !isDeepStrictEqual(site, known.get(slug)));
      known = now;
      if (changed.length > 0) await notify(changed.map(([slug]) => slug));
      if (await checkFinance()) await notify([...now.keys()]);
    } finally {
      isLooking = false;
    }
  };
}
