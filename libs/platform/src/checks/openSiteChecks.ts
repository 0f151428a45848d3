import type { Site } from '@forecourt/domain';
import type { SiteChecks, SiteFinding } from '../ports/checkPort.ts';
import type { ContentService } from '../ports/contentPort.ts';
import type { InventoryStore } from '../ports/inventoryPort.ts';
import { lawFindings } from './lawFindings.ts';
import { rateFindings } from './rateFindings.ts';

export interface SiteChecksParts {
  sites: { all(): readonly Site[] };
  content: Pick<ContentService, 'find'>;
  inventory: Pick<InventoryStore, 'everything'>;
  /** Told each finding of a look, in one line, once until it is mended. */
  log: (message: string) => void;
}

export function openSiteChecks({ sites, content, inventory, log }: SiteChecksParts): SiteChecks {
  let rates: readonly SiteFinding[] = [];
  let told = new Set<string>();
  const findings = () => [...sites.all().flatMap((site) => lawFindings(site, content)), ...rates];
  return {
    findings,
    async look() {
      rates = await rateFindings(sites.all(), inventory.everything());
      const lines = findings().map(({ site, message }) => `${site}: ${message}`);
      for (const line of lines) if (!told.has(line)) log(line);
      told = new Set(lines);
    },
  };
}
