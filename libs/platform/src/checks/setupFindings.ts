import { pageAt, pageNames, pageRow, type NavigationItem, type Site } from '@forecourt/domain';
import { didYouMean } from '../config/closestName.ts';
import type { SiteFinding } from '../ports/checkPort.ts';

const pagePaths = pageNames.map((name) => pageRow(name).path).filter((path) => !path.includes('{'));

const itemsOf = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...itemsOf(item.dropdownItems ?? [])]);

/** Entries of the menu whose address no page can have. Those of pages that the site lacks are left out of the menu. */
function menuFindings({ navigation, paths }: Site): string[] {
  const own = Object.values(paths);
  return itemsOf(navigation).flatMap(({ name, url }) => {
    const [path = ''] = url.split(/[?#]/, 1);
    const isOwn = own.some((one) => path === one || path.startsWith(`${one}/`));
    if (!path.startsWith('/') || path.startsWith('//') || isOwn || pageAt(path)) return [];
    return [`the menu's '${name}' leads to ${path}, where no page is${didYouMean(path, [...pagePaths, ...own])}`];
  });
}

/** Stock that a site names and no dealership has: the site would show none of it, in silence. */
function stockFindings({ stockDealershipIds }: Site, dealershipIds: readonly string[]): string[] {
  return stockDealershipIds
    .filter((id) => !dealershipIds.includes(id))
    .map((id) => `stock of '${id}' is shown, which is no dealership of any site${didYouMean(id, dealershipIds)}`);
}

export interface SetupFacts {
  /** Names of the secrets that are configured. */
  webhookSecrets: readonly string[];
  /** Ids of the dealerships of all sites. */
  dealershipIds: readonly string[];
}

/** What a site would lose leads or visitors by, though its file can be served. */
export function setupFindings(site: Site, { webhookSecrets, dealershipIds }: SetupFacts): SiteFinding[] {
  const missing = site.leadDestinations.flatMap((destination) => {
    const secret = 'secret' in destination ? destination.secret : undefined;
    if (secret === undefined || webhookSecrets.includes(secret)) return [];
    return [
      `leads to '${destination.id}' are signed with '${secret}', which FORECOURT_WEBHOOK_SECRETS has not${didYouMean(secret, webhookSecrets)}`,
    ];
  });
  const none = 'leads go nowhere: name where they are sent in "leadDestinations"';
  const messages = [
    ...(site.leadDestinations.length === 0 ? [none] : []),
    ...missing,
    ...stockFindings(site, dealershipIds),
    ...menuFindings(site),
  ];
  return messages.map((message) => ({ site: site.slug, part: 'setup', message }));
}
