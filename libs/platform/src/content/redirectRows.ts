import {
  addressOf,
  contentKindNames,
  contentPlace,
  hasPage,
  readRedirects,
  shadowedPages,
  singlePageNames,
  type PublicSite,
  type RedirectRow,
} from '@forecourt/domain';
import type { ContentService } from '../ports/contentPort.ts';

/** The redirects of a site. */
export const redirectRows = (content: Pick<ContentService, 'list'>, site: string): RedirectRow[] =>
  content.list({ slug: site }, 'redirects').flatMap((table) => readRedirects(table).rows);

/** A sentence for each redirect that hides one of the site's own pages. */
export function redirectWarnings(content: Pick<ContentService, 'list'>, site: PublicSite): string[] {
  const rows = redirectRows(content, site.slug);
  if (rows.length === 0) return [];
  const written = contentKindNames.flatMap((kind) =>
    content.list(site, kind).flatMap((record) => contentPlace(kind, record) ?? []),
  );
  const fixed = singlePageNames.filter((name) => hasPage(site, name, written)).map((name) => addressOf(site, name));
  return shadowedPages(rows, [...new Set([...fixed, ...written])]).map(
    ({ row, page }) =>
      `${site.slug}: the page ${page} is not reached: line ${row.line} of the redirects, ${row.from}, leads on`,
  );
}
