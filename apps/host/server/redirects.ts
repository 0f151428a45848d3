import { redirectTable, type Redirect, type RedirectTable, type Site } from '@forecourt/domain';
import { redirectRows, redirectWarnings, type OpenedPlatform } from '@forecourt/platform';
import type { IncomingMessage } from 'node:http';

/** Target of a site's former address; null for every other request. */
export type FindRedirect = (
  site: Pick<Site, 'slug'>,
  request: Pick<IncomingMessage, 'method' | 'url'>,
) => Redirect | null;

/**
 * Redirects of all sites, from their content. They are looked up before pages are.
 * @param warn receives rows that shadow a page
 */
export function openRedirects(
  parts: Pick<OpenedPlatform, 'content' | 'sites' | 'inventory'>,
  warn: (message: string) => void,
): FindRedirect {
  const { content, sites } = parts;
  const tables = new Map<string, RedirectTable | null>();
  function tableOf(slug: string): RedirectTable | null {
    const known = tables.get(slug);
    if (known !== undefined) return known;
    const rows = redirectRows(content, slug);
    const table = rows.length > 0 ? redirectTable(rows) : null;
    tables.set(slug, table);
    return table;
  }
  const warnOf = async (slug: string) => {
    const site = sites.bySlug(slug);
    if (site) for (const line of await redirectWarnings(parts, site)) warn(line);
  };
  const scheduleWarning = (slug: string) =>
    void warnOf(slug).catch((fault: unknown) => {
      warn(`The redirects of ${slug} could not be held against its pages: ${(fault as Error).message}`);
    });
  content.onChange((changes) => {
    const changed = new Set(changes.filter(({ kind }) => kind === 'redirects').map(({ site }) => site));
    for (const site of changed) {
      tables.delete(site);
      scheduleWarning(site);
    }
  });
  for (const { slug } of sites.all()) scheduleWarning(slug);
  return ({ slug }, { method, url = '/' }) =>
    method === 'GET' || method === 'HEAD' ? (tableOf(slug)?.find(url) ?? null) : null;
}
