import { redirectTable, type Redirect, type RedirectTable, type Site } from '@forecourt/domain';
import { redirectRows, redirectWarnings, type OpenedPlatform } from '@forecourt/platform';
import type { IncomingMessage } from 'node:http';

/** Where a former address of a site leads; null for every other request. */
export type FindRedirect = (
  site: Pick<Site, 'slug'>,
  request: Pick<IncomingMessage, 'method' | 'url'>,
) => Redirect | null;

/**
 * Former addresses of all sites, by what their content says of them. They are asked before pages are looked for.
 * @param warn told of rows that take the place of a page
 */
export function openRedirects(
  { content, sites }: Pick<OpenedPlatform, 'content' | 'sites'>,
  warn: (message: string) => void,
): FindRedirect {
  const tables = new Map<string, RedirectTable | null>();
  function tableOf(slug: string): RedirectTable | null {
    const known = tables.get(slug);
    if (known !== undefined) return known;
    const rows = redirectRows(content, slug);
    const table = rows.length > 0 ? redirectTable(rows) : null;
    tables.set(slug, table);
    return table;
  }
  const warnOf = (slug: string) => {
    const site = sites.bySlug(slug);
    if (site) for (const line of redirectWarnings(content, sites.publicSite(site))) warn(line);
  };
  content.onChange((changes) => {
    const changed = new Set(changes.filter(({ kind }) => kind === 'redirects').map(({ site }) => site));
    for (const site of changed) {
      tables.delete(site);
      warnOf(site);
    }
  });
  for (const { slug } of sites.all()) warnOf(slug);
  return ({ slug }, { method, url = '/' }) =>
    method === 'GET' || method === 'HEAD' ? (tableOf(slug)?.find(url) ?? null) : null;
}
