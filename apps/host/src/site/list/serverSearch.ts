import type { Platform } from '@forecourt/platform';

/** Answers the search library's requests in this process. The site is the page's own, never what a request says. */
export async function searchOnServer(siteSlug: string, requests: unknown): Promise<{ results: unknown[] }> {
  const platform = (globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.platform')] as Platform;
  const site = platform.sites.bySlug(siteSlug);
  if (!site) return { results: [] };
  return platform.search.queries(site, { requests });
}
