import type { PublicSite } from './publicSite.ts';
import type { PageRow } from './pages/pageRow.ts';
import { pageTable } from './pages/pageTable.ts';

const rows: readonly [string, PageRow][] = Object.entries(pageTable);

/**
 * Whether a site has anything that a visitor signs in for; if so every page leads to the visitor's account. It follows
 * from what the site has: a watchlist, or a gated page. The garage itself is none: it is what the account leads to.
 */
export function hasAccounts({ flags, gates, pages }: Pick<PublicSite, 'flags' | 'gates' | 'pages'>): boolean {
  const isGated = ([name, { has, needs, gates: own }]: [string, PageRow]): boolean =>
    !!own?.some((gate) => gate !== 'garage' && gates.includes(gate)) &&
    (needs?.flag ? flags[needs.flag] : has !== 'always' && pages.some((page) => page === name));
  return flags.watchlist || rows.some(isGated);
}
