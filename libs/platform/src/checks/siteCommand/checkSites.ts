import { openSiteStore } from '../../config/sites/openSiteStore.ts';
import { readSiteFile } from '../../config/sites/siteFiles.ts';
import { openContent } from '../../content/openContent.ts';
import { openFileContent } from '../../content/files/openFileContent.ts';
import { openSiteChecks } from '../openSiteChecks.ts';
import type { SiteCommandDeps } from './siteCommandDeps.ts';

/** No stock: the running host checks its own. */
async function* noStock(): AsyncGenerator<never[]> {}

const silent = () => undefined;

/**
 * Checks the files of sites and their content, without a host or a database, and says what is wrong.
 * @param only slug of the one site to check; null for all
 * @returns how much is wrong
 */
export async function checkSites(
  { config, registered, say, now }: SiteCommandDeps,
  only: string | null,
): Promise<number> {
  const sites = openSiteStore({
    folder: config.sitesFolder,
    demo: config.demo,
    originTemplate: 'http://{slug}.localhost',
    registered,
    log: silent,
    now: () => now().getTime(),
  });
  const content = await openContent({
    source: openFileContent(config.contentFolder, config.demo ? now : null),
    sites: () => sites.all(),
    now,
    blocks: registered.blocks,
    log: silent,
  });
  try {
    const checks = openSiteChecks({ config, sites, content, inventory: { everything: noStock }, log: silent });
    await checks.run();
    // What findings call the site: its name, its file, and the file of its theme.
    const theme = only === null ? null : readSiteFile(config.sitesFolder, `${only}.json`).themeFile;
    const own = [only, `${only}.json`, theme];
    const findings = checks
      .findings()
      .filter(({ site }) => only === null || own.includes(site))
      .map(({ site, message }) => `${site}: ${message}`);
    const records = content
      .problems()
      .filter(({ origin }) => only === null || !origin.startsWith('sites/') || origin.startsWith(`sites/${only}/`))
      .map(({ origin, field, message }) => `${origin}: ${field === null ? '' : `${field}: `}${message}`);
    const lines = [...findings, ...records];
    for (const line of lines) say(line);
    const checked = only ?? `${sites.all().length} sites`;
    say(lines.length === 0 ? `${checked} checked: nothing is wrong.` : `${lines.length} to mend.`);
    return lines.length;
  } finally {
    await content.close();
  }
}
