import { hasPage, pageHref, type PublicSite } from '@forecourt/domain';

/** Maximum of vehicles compared on one page. */
export const maxOwned = 4;

/** URL of the comparison of ownership costs; null if the site has no such page. */
export function ownershipLink(site: PublicSite, ids: readonly string[]): string | null {
  if (!hasPage(site, 'cost-of-ownership') || ids.length === 0) return null;
  return `${pageHref('cost-of-ownership')}?ids=${ids.slice(0, maxOwned).map(encodeURIComponent).join(',')}`;
}
