import { hasPage, pageHref, type PublicSite } from '@forecourt/domain';

/** Vehicles that one page sets beside each other. */
export const maxOwned = 4;

/** Where vehicles are set beside each other by what they cost to own; null where the site has no such page. */
export function ownershipLink(site: PublicSite, ids: readonly string[]): string | null {
  if (!hasPage(site, 'cost-of-ownership') || ids.length === 0) return null;
  return `${pageHref('cost-of-ownership')}?ids=${ids.slice(0, maxOwned).map(encodeURIComponent).join(',')}`;
}
