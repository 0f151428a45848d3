import type { Site } from '@forecourt/domain';
import type { SiteChecks, SiteFinding } from '../ports/checkPort.ts';
import type { ContentService } from '../ports/contentPort.ts';
import type { InventoryStore } from '../ports/inventoryPort.ts';
import { lawFindings } from './lawFindings.ts';
import { rateFindings } from './rateFindings.ts';

export interface SiteChecksDeps {
  sites: { all(): readonly Site[] };
  content: Pick<ContentService, 'find'>;
  inventory: Pick<InventoryStore, 'everything'>;
  /** Gets one line for each finding, once until it is corrected. */
  log: (message: string) => void;
}

export function openSiteChecks({ sites, content, inventory, log }: SiteChecksDeps): SiteChecks {
  let rates: readonly SiteFinding[] = [];
  let logged = new Set<string>();
  const findings = () => [...sites.all().flatMap((site) => lawFindings(site, content)), ...rates];
  return {
    findings,
    async run() {
      rates = await rateFindings(sites.all(), inventory.everything());
      const lines = findings().map(({ site, message }) => `${site}: ${message}`);
      for (const line of lines) if (!logged.has(line)) log(line);
      logged = new Set(lines);
    },
  };
}
