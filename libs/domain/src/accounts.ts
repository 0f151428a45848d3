import type { PublicSite } from './publicSite.ts';
import type { PageRow } from './pages/pageRow.ts';
import { pageTable } from './pages/pageTable.ts';

const rows: readonly [string, PageRow][] = Object.entries(pageTable);

/**
 * Whether a site has anything that needs a sign-in; if so every page links to the visitor's account. True for sites
 * with a watchlist or a gated page; the garage alone does not count, because it is what the account leads to.
 */
export function hasAccounts({ flags, gates, pages }: Pick<PublicSite, 'flags' | 'gates' | 'pages'>): boolean {
  const isGated = ([name, { has, needs, gates: own }]: [string, PageRow]): boolean =>
    !!own?.some((gate) => gate !== 'garage' && gates.includes(gate)) &&
    (needs?.flag ? flags[needs.flag] : has !== 'always' && pages.some((page) => page === name));
  return flags.watchlist || rows.some(isGated);
}
