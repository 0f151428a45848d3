import { isDeepStrictEqual } from 'node:util';
import type { SiteStore } from '../../ports/sitePort.ts';
import type { OpenedSiteStore } from './openSiteStore.ts';

/** Receives the slugs of sites whose content has changed. */
export type SiteChangeListener = (slugs: readonly string[]) => Promise<void> | void;

export interface FollowSitesDeps {
  sites: Pick<SiteStore, 'all'>;
  /** Updates the finance figures in the index. @returns whether they had changed */
  checkFinance: () => Promise<boolean>;
  notify: SiteChangeListener;
}

/**
 * Detects which sites' files have changed since the last check, by their content. Sites share the finance figures of
 * the index, so once those change every site is reported again.
 * @returns one look; one that is asked for while another goes on follows it
 */
export function followSites({ sites, checkFinance, notify }: FollowSitesDeps): () => Promise<void> {
  const current = () => new Map(sites.all().map((site) => [site.slug, site]));
  let known = current();
  async function look(): Promise<void> {
    const now = current();
    const changed = [...now].filter(([slug, site]) => {
      const before = known.get(slug);
      return site !== before && !isDeepStrictEqual(site, before);
    });
    known = now;
    if (changed.length > 0) await notify(changed.map(([slug]) => slug));
    if (await checkFinance()) await notify([...now.keys()]);
  }

  let isLooking = false;
  let isAskedAgain = false;
  return async () => {
    isAskedAgain = true;
    if (isLooking) return;
    isLooking = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await look();
      }
    } finally {
      isLooking = false;
    }
  };
}

/** Milliseconds between looks whether the year, or the lenders' figures, bring other amounts for the index. */
const financeCheckMs = 2_000;

/** Looks after each change of a file, and now and then without one. @returns ends it */
export function repeatLook(look: () => Promise<void>, follow: OpenedSiteStore['follow']): () => Promise<void> {
  const timer = setInterval(() => void look(), financeCheckMs).unref();
  const stopFollowing = follow(() => void look());
  return async () => {
    clearInterval(timer);
    stopFollowing();
  };
}
