import { openSiteStore } from '../../config/sites/openSiteStore.ts';
import type { SiteCommandDeps } from './siteCommandDeps.ts';

/** Says the host names of dealers' own, one a line, for whoever fetches certificates for them. */
export function sayNames({ config, registered, say, now }: SiteCommandDeps): void {
  const sites = openSiteStore({
    folder: config.sitesFolder,
    demo: config.demo,
    originTemplate: 'http://{slug}.localhost',
    registered,
    log: () => undefined,
    now: () => now().getTime(),
  });
  const names = new Set(sites.all().flatMap(({ hosts }) => hosts));
  for (const name of [...names].toSorted()) say(name);
}
