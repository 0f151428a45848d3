import { configuredDraftLinks } from './config/drafts/configuredDraftLinks.ts';
import { openDrafts, withDrafts } from './config/drafts/openDrafts.ts';
import { platformOnly } from './config/registry/registered.ts';
import { openPictureCopies } from './config/sites/sitePictures.ts';
import { sitePictureFolder, type Closers, type ConfiguredSitesDeps } from './openConfigured.ts';
import { openReviewedSites } from './openReviewedSites.ts';
import type { DraftService } from './ports/draftPort.ts';
import type { ReviewService } from './ports/reviewPort.ts';
import type { SiteStore } from './ports/sitePort.ts';

export interface SitesDeps extends ConfiguredSitesDeps {
  /** Sites as their files say. */
  files: SiteStore;
  closers: Closers;
  /** Address of the demo's stand-in for services; null outside the demo. */
  standInUrl: string | null;
}

/** The sites as pages show them: with their reviews, and with the draft in place of its site where one is shown. */
export async function openSites({
  files,
  ...deps
}: SitesDeps): Promise<{ reviews: ReviewService; drafts: DraftService; sites: SiteStore }> {
  const { config, now, registered = platformOnly } = deps;
  const { reviews, sites } = await openReviewedSites({ ...deps, sites: files });
  const drafts = openDrafts({
    folder: config.sitesFolder,
    originTemplate: config.previewOrigin,
    demo: config.demo,
    registered,
    links: await configuredDraftLinks(config),
    pictures: openPictureCopies(sitePictureFolder(config)),
    now,
  });
  return { reviews, drafts, sites: withDrafts(sites, drafts) };
}
