import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { everyHour } from './jobs/everyHour.ts';
import type { Closers } from './openConfigured.ts';
import { noReviews, type ReviewService } from './ports/reviewPort.ts';
import type { SiteStore } from './ports/sitePort.ts';
import { reviewsPath } from './calls/standIn/placeReviews.ts';
import { openHttpReviews } from './calls/reviews/httpReviews.ts';
import { openReviews } from './calls/reviews/openReviews.ts';

export interface ReviewedSiteDeps {
  config: Pick<Config, 'reviews' | 'dataFolder'>;
  sites: SiteStore;
  log: Logger;
  closers: Closers;
  /** Address of the stand-in; null outside the demo. */
  standInUrl: string | null;
}

/** Sites with the reviews that are fetched for them, now and once an hour; nothing waits for the first answer. */
export async function openReviewedSites(deps: ReviewedSiteDeps): Promise<{ reviews: ReviewService; sites: SiteStore }> {
  const { config, sites: files, log, closers, standInUrl } = deps;
  const service = config.reviews.service ?? (standInUrl && { url: standInUrl + reviewsPath, key: 'stand-in' });
  const reviews = await openReviews({
    fetchReviews: service ? openHttpReviews({ service, log }) : noReviews,
    sites: () => files.all(),
    file: join(config.dataFolder, 'reviews.json'),
    log,
  });
  const first = reviews.refresh();
  const stop = everyHour(() => reviews.refresh());
  closers.push(async () => {
    stop();
    await first;
  });
  const sites: SiteStore = { ...files, publicSite: (site) => files.publicSite(reviews.reviewed(site)) };
  return { reviews, sites };
}
