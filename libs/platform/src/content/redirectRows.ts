import {
  addressOf,
  contentKindNames,
  contentPlace,
  hasPage,
  pageHref,
  readRedirects,
  shadowedPages,
  singlePageNames,
  type RedirectRow,
  type Site,
} from '@forecourt/domain';
import type { ContentService } from '../ports/contentPort.ts';
import type { InventoryStore } from '../ports/inventoryPort.ts';
import type { SiteStore } from '../ports/sitePort.ts';
import type { OpenedContent } from './openContent.ts';

/** The redirects of a site. */
export const redirectRows = (content: Pick<ContentService, 'list'>, site: string): RedirectRow[] =>
  content.list({ slug: site }, 'redirects').flatMap((table) => readRedirects(table).rows);

export interface RedirectWarningParts {
  content: Pick<OpenedContent, 'list' | 'partsOf'>;
  inventory: Pick<InventoryStore, 'slugs'>;
  sites: Pick<SiteStore, 'publicSite'>;
}

/** Whether a redirect could hide the page of a vehicle. */
const mayBeVehicle = ({ from }: RedirectRow) => /^\/(cars\/|\{)/.test(from);

/** A sentence for each redirect that hides one of the site's own pages, with file, field and line. */
export async function redirectWarnings(
  { content, inventory, sites }: RedirectWarningParts,
  site: Site,
): Promise<string[]> {
  const origins = new Map<RedirectRow, string>();
  for (const table of content.list(site, 'redirects')) {
    const parts = content.partsOf(site.slug, 'redirects', table.slug);
    const origin = (parts.findLast(({ fields }) => Object.hasOwn(fields, 'text')) ?? parts.at(-1))?.origin ?? '';
    for (const row of readRedirects(table).rows) origins.set(row, origin);
  }
  const rows = [...origins.keys()];
  if (rows.length === 0) return [];
  const written = contentKindNames.flatMap((kind) =>
    content.list(site, kind).flatMap((record) => contentPlace(kind, record) ?? []),
  );
  const shown = sites.publicSite(site);
  const fixed = singlePageNames.filter((name) => hasPage(shown, name, written)).map((name) => addressOf(shown, name));
  const stock = rows.some(mayBeVehicle) ? await inventory.slugs(site) : [];
  const vehicles = stock.map(({ slug }) => pageHref('vehicle', { slug }));
  const pagesOf = Map.groupBy(shadowedPages(rows, [...new Set([...fixed, ...written, ...vehicles])]), ({ row }) => row);
  return [...pagesOf].map(([row, [first, ...others]]) => {
    const more = others.length === 0 ? ' is' : ` and ${others.length} more are`;
    return `${origins.get(row)}: text: line ${row.line}: ${row.from} leads on, so ${first?.page}${more} not reached on ${site.slug}`;
  });
}
