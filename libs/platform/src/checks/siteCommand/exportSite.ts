import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readSiteFile } from '../../config/sites/siteFiles.ts';
import { checkNewFolder } from './newFolder.ts';
import type { SiteCommandDeps } from './siteCommandDeps.ts';

/** Files that the site's names: its theme and its pictures. */
function sitePartsOf(folder: string, slug: string): readonly string[] {
  const name = `${slug}.json`;
  return existsSync(join(folder, name)) ? (readSiteFile(folder, name).parts ?? []) : [];
}

/**
 * Copies what a site consists of into an empty folder, laid out as another host's: `sites/{slug}.json`, its theme and
 * its pictures where they are files beside it, and `content/sites/{slug}`.
 * @throws CommandError when the folder holds something already
 */
export function exportSite(slug: string, folder: string, { config, say }: SiteCommandDeps): void {
  checkNewFolder(folder);
  const parts = [
    [join(config.sitesFolder, `${slug}.json`), join(folder, 'sites', `${slug}.json`)],
    ...sitePartsOf(config.sitesFolder, slug).map(
      (part) => [join(config.sitesFolder, part), join(folder, 'sites', part)] as const,
    ),
    [join(config.contentFolder, 'sites', slug), join(folder, 'content/sites', slug)],
  ] as const;
  for (const [from, to] of parts) {
    if (!existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true });
    say(`Copied: ${relative('.', to)}`);
  }
  say(
    `Not in it: vehicles (import the feed), leads (npm run leads -- export), and content that comes from the database (npm run site -- content ${slug} --to FOLDER).`,
  );
}
