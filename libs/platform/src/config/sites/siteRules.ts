import { resolveFlags, type Site } from '@forecourt/domain';
import { financeRules, type FinanceRules } from '@forecourt/finance/model';

/** What a site says of the finance of one dealership's vehicles. */
export function siteRules(site: Site, dealershipId: string): FinanceRules {
  const { manufacturer, template, flags, finance } = site;
  return financeRules({ finance, flags: resolveFlags({ manufacturer, template, site: flags }) }, dealershipId);
}
