import type { Flags } from '../flags.ts';
import type { CarType } from '../vehicleKinds.ts';
import { pageAt } from './pageAt.ts';
import { pageHref } from './pageHref.ts';
import {
  pageNames,
  pageRow,
  pageTable,
  type FormPageName,
  type PageName,
  type ProsePageName,
  type SitePage,
  type TradeInPageName,
} from './pageTable.ts';

/** Pages that a site may name in `pages`. */
export const sitePageNames = pageNames.filter((name): name is SitePage =>
  ['usual', 'asked'].includes(pageRow(name).has),
);
/** What a site has that names none. */
export const usualSitePages: readonly SitePage[] = sitePageNames.filter((name) => pageRow(name).has === 'usual');
export const formPageNames = pageNames.filter((name): name is FormPageName => pageRow(name).kind === 'form');
export const tradeInPageNames = pageNames.filter((name): name is TradeInPageName => pageRow(name).kind === 'trade-in');

const isProse = (slug: string): slug is ProsePageName =>
  Object.hasOwn(pageTable, slug) && pageRow(slug as PageName).kind === 'prose';

/**
 * Where a page of prose stands.
 * @example contentPagePath('privacy-policy') // '/privacy-policy'
 * @example contentPagePath('toyota-hybrids') // '/pages/toyota-hybrids'
 */
export const contentPagePath = (slug: string): string =>
  isProse(slug) ? pageHref(slug) : pageHref('page', { page: slug });

/** What decides which pages a site has, beside its content. */
export interface PagedSite {
  pages: readonly SitePage[];
  flags: Flags;
  search: { carTypes: readonly CarType[] };
}

/** Which rows a list of addresses has pages of: every menu asks, and there may be thousands of addresses. */
const rowsOf = new WeakMap<readonly string[], ReadonlySet<PageName | undefined>>();

function rowsAmong(content: readonly string[]): ReadonlySet<PageName | undefined> {
  const known = rowsOf.get(content);
  if (known) return known;
  const rows = new Set(content.map((path) => pageAt(path)?.name));
  rowsOf.set(content, rows);
  return rows;
}

/**
 * Whether a site has a page, or any of a row of many.
 * @param content addresses of all pages that the site's content makes; needed for those alone
 */
export function hasPage({ pages, flags, search }: PagedSite, name: PageName, content: readonly string[] = []): boolean {
  const { has, needs = {} } = pageRow(name);
  if (needs.flag && !flags[needs.flag]) return false;
  if (needs.carType && !search.carTypes.includes(needs.carType)) return false;
  switch (has) {
    case 'always':
      return true;
    case 'content':
      return rowsAmong(content).has(name);
    default:
      return pages.some((one) => one === name);
  }
}

/**
 * Whether a link leads to a page that the site does not have. Links to other sites, and to addresses outside the table,
 * do not count.
 * @param content addresses of all pages that the site's content makes
 */
export function leadsNowhere(site: PagedSite, href: string, content: readonly string[]): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  const found = path.startsWith('/') ? pageAt(path) : null;
  if (!found) return false;
  return pageRow(found.name).has === 'content'
    ? !content.includes(found.moved ?? path)
    : !hasPage(site, found.name, content);
}
