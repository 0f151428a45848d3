import type { Platform } from '@forecourt/platform';

/**
 * Answers the search library's requests in this process. The site is always the page's own, never one named by the
 * request.
 */
export async function searchOnServer(siteSlug: string, requests: unknown): Promise<{ results: unknown[] }> {
  const platform = (globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.platform')] as Platform;
  const site = platform.sites.bySlug(siteSlug);
  if (!site) return { results: [] };
  const { results } = await platform.search.queries(site, { requests });
  // They are part of the page, which must be reproducible: the processing time is left out.
  return { results: results.map((one) => ({ ...(one as object), processingTimeMS: 0 })) };
}
