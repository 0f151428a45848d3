import type { Config } from '../config/config.ts';
import { demoSecretName } from '../secrets/demoSecret.ts';
import type { SiteChecks, SiteFinding } from '../ports/checkPort.ts';
import type { ContentService } from '../ports/contentPort.ts';
import type { InventoryStore } from '../ports/inventoryPort.ts';
import { lawFindings } from './lawFindings.ts';
import type { SiteStore } from '../ports/sitePort.ts';
import { setupFindings } from './setupFindings.ts';
import { rateFindings } from './rateFindings.ts';

export interface SiteChecksDeps {
  sites: Pick<SiteStore, 'all' | 'problems'>;
  config: Pick<Config, 'webhookSecrets' | 'demo'>;
  content: Pick<ContentService, 'find'>;
  inventory: Pick<InventoryStore, 'everything'>;
  /** Gets one line for each finding, once until it is corrected. */
  log: (message: string) => void;
}

export function openSiteChecks({ config, sites, content, inventory, log }: SiteChecksDeps): SiteChecks {
  let rates: readonly SiteFinding[] = [];
  let logged = new Set<string>();
  const secretNames = [...Object.keys(config.webhookSecrets), ...(config.demo ? [demoSecretName] : [])];
  const fileFindings = (): SiteFinding[] =>
    sites.problems().map(({ file, field, message }) => ({
      site: file,
      part: 'file',
      message: field === '' ? message : `${field}: ${message}`,
    }));
  /** Findings about the sites that are served. Faults of their files are logged by the site store. */
  const siteFindings = () => {
    const all = sites.all();
    const dealershipIds = all.flatMap(({ dealerships }) => dealerships.map(({ id }) => id));
    const setup = { webhookSecrets: secretNames, dealershipIds };
    return [...all.flatMap((site) => [...setupFindings(site, setup), ...lawFindings(site, content)]), ...rates];
  };
  return {
    findings: () => [...fileFindings(), ...siteFindings()],
    async run() {
      rates = await rateFindings(sites.all(), inventory.everything());
      const lines = siteFindings().map(({ site, message }) => `${site}: ${message}`);
      for (const line of lines) if (!logged.has(line)) log(line);
      logged = new Set(lines);
    },
  };
}
