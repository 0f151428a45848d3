import type { Config } from '../config/config.ts';
import { openSiteStore } from '../config/sites/openSiteStore.ts';
import { openContent } from '../content/openContent.ts';
import { openFileContent } from '../content/files/openFileContent.ts';
import { openSiteChecks } from './openSiteChecks.ts';

export interface SiteCheckDeps {
  config: Pick<Config, 'sitesFolder' | 'contentFolder' | 'demo' | 'webhookSecrets'>;
  /** Names of the themes that sites may have. */
  themes: readonly string[];
  /** One finished line for people. */
  say: (line: string) => void;
  now: () => Date;
}

/** No stock: the running host checks its own. */
async function* noStock(): AsyncGenerator<never[]> {}

/**
 * Checks the files of all sites and their content, without a host or a database.
 * @returns 0 where nothing is wrong, else 1
 */
export async function siteCheckCommand({ config, themes, say, now }: SiteCheckDeps): Promise<number> {
  const sites = openSiteStore({
    folder: config.sitesFolder,
    demo: config.demo,
    originTemplate: 'http://{slug}.localhost',
    themes,
    log: say,
    now: () => now().getTime(),
  });
  const content = await openContent({
    source: openFileContent(config.contentFolder, config.demo ? now : null),
    sites: () => sites.all(),
    now,
    log: say,
  });
  try {
    const checks = openSiteChecks({ config, sites, content, inventory: { everything: noStock }, log: say });
    await checks.run();
    const wrong = checks.findings().length + content.problems().length;
    say(wrong === 0 ? `${sites.all().length} sites checked: nothing is wrong.` : `${wrong} to mend.`);
    return wrong === 0 ? 0 : 1;
  } finally {
    await content.close();
  }
}
