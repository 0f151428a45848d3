import type { GatedPage } from './gatedPages.ts';
import type { PublicSite } from './publicSite.ts';
import type { SitePage } from './sitePages.ts';

/** The gates that close a page of `sitePagePaths`, any of them, under the names that sites give them in `gates`. */
export const gatesOfSitePage = {
  finance: ['finance'],
  // Who applies agrees to a credit check.
  'finance-application': ['finance', 'credit-check'],
  'personalised-finance': ['credit-check'],
  'spin-to-win': ['spin-to-win'],
  'online-payment': ['online-payment'],
} as const satisfies Partial<Record<SitePage, readonly GatedPage[]>>;

/** The gates of what a site switches on by a flag. */
const gatesOfFlags = { checkout: ['checkout'], tradeIn: ['trade-in', 'sell-my-car'] } as const;

/**
 * Whether a site has anything that a visitor signs in for; if so every page leads to the visitor's account. It follows
 * from what the site has: a watchlist, or a gated page.
 */
export function hasAccounts({ flags, gates, pages }: Pick<PublicSite, 'flags' | 'gates' | 'pages'>): boolean {
  const own: readonly GatedPage[] = [
    ...Object.entries(gatesOfSitePage).flatMap(([page, own]) => (pages.includes(page as SitePage) ? own : [])),
    ...(flags.checkout ? gatesOfFlags.checkout : []),
    ...(flags.tradeIn ? gatesOfFlags.tradeIn : []),
  ];
  return flags.watchlist || own.some((gate) => gates.includes(gate));
}
