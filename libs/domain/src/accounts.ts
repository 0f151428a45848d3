import type { GatedPage } from './gatedPages.ts';
import type { PublicSite } from './site.ts';
import type { SitePage } from './sitePages.ts';

/** The gate that closes a page of `sitePagePaths`, under the name that sites give it in `gates`. */
export const gateOfSitePage = {
  finance: 'finance',
  'finance-application': 'finance',
  'personalised-finance': 'credit-check',
  'spin-to-win': 'spin-to-win',
  'online-payment': 'online-payment',
} as const satisfies Partial<Record<SitePage, GatedPage>>;

/** The gates of what a site switches on by a flag. */
const gatesOfFlags = { checkout: ['checkout'], tradeIn: ['trade-in', 'sell-my-car'] } as const;

/**
 * Whether a site has anything that a visitor signs in for; if so every page leads to the visitor's account. It follows
 * from what the site has: a watchlist, or a gated page.
 */
export function hasAccounts({ flags, gates, pages }: Pick<PublicSite, 'flags' | 'gates' | 'pages'>): boolean {
  const own: readonly GatedPage[] = [
    ...Object.entries(gateOfSitePage).flatMap(([page, gate]) => (pages.includes(page as SitePage) ? [gate] : [])),
    ...(flags.checkout ? gatesOfFlags.checkout : []),
    ...(flags.tradeIn ? gatesOfFlags.tradeIn : []),
  ];
  return flags.watchlist || own.some((gate) => gates.includes(gate));
}
