import { resolveFlags, type Site } from '@forecourt/domain';
import { financeRules, type FinanceRules } from '@forecourt/finance/model';

/** A site's finance rules for the vehicles of one dealership. */
export function siteRules(site: Site, dealershipId: string): FinanceRules {
  const { manufacturer, template, country, flags, finance } = site;
  return financeRules({ finance, flags: resolveFlags({ manufacturer, template, country, site: flags }) }, dealershipId);
}
