import { contentPageAt, contentPagePath, formPageNames, sitePagePaths, slugify } from '@forecourt/domain';
import { tradeInPages } from '../form/tradeInBase.ts';

/** Files that the site draws or writes itself. */
const ownFiles: Readonly<Record<string, string>> = {
  '/sitemap.xml': '/feeds/sitemap',
  '/icon.svg': '/feeds/icon',
  '/favicon.ico': '/feeds/icon',
};

/** Pages of prose that former websites had under other names. */
const formerPages: Readonly<Record<string, string>> = {
  'handling-complaint': '/complaint-handling',
  'complaint-handling-process': '/complaint-handling',
};

/** A kind of list whose address stands beside the search, not under it. */
const wholeStock = '/new-used-and-demo-cars';

export interface PagePath {
  /** Where the page lives inside. */
  path: string;
  /** The visitor is sent to this address instead. */
  moved?: string;
}

/** Pages of one kind share a route: where each of their addresses leads. */
export const sharedRoutes: ReadonlyMap<string, string> = new Map([
  ...formPageNames.map((page): [string, string] => [sitePagePaths[page], `/form-page/${page}`]),
  ...Object.keys(tradeInPages).map((path): [string, string] => [path, `/trade-in-at${path}`]),
]);

const isInternal = (path: string) =>
  path === '/contact' || path === '/watchlist' || /^\/(?:feeds|form-page|trade-in-at)\//.test(path);

/** Where a site keeps the pages that it may put elsewhere. */
export interface SitePaths {
  search: string;
  contact: string;
  watchlist: string;
}

/** The garage, which dealers of one make name after it. @example '/my-kia-garage' */
const garage = '/my-garage';
const garageOf = (manufacturer: string) => `/my-${slugify(manufacturer)}-garage`;

/**
 * The page behind an address: the site configures where search, watchlist and contact stand, and the framework would
 * take some names for its own. Addresses under `/search` lead on to where the site keeps its search.
 */
export function pagePath(
  path: string,
  { search, contact, watchlist }: SitePaths,
  manufacturer?: string | null,
): PagePath {
  if (path === search) return { path: '/search' };
  if (path === contact) return { path: '/contact' };
  if (path === watchlist) return { path: '/watchlist' };
  if (manufacturer && path === garageOf(manufacturer)) return { path: garage };
  if (path === wholeStock) return { path: `/search${wholeStock}` };
  if (path === `${search}${wholeStock}`) return { path: '/unknown', moved: wholeStock };
  if (path.startsWith(`${search}/`)) return { path: `/search${path.slice(search.length)}` };
  const prose = contentPageAt(path);
  if (prose !== null) {
    const place = formerPages[prose] ?? contentPagePath(prose);
    return place === path ? { path: `/pages/${prose}` } : { path: '/unknown', moved: place };
  }
  const own = ownFiles[path] ?? sharedRoutes.get(path);
  if (own) return { path: own };
  if (path === '/search' || path.startsWith('/search/')) {
    return { path: '/unknown', moved: `${search}${path.slice('/search'.length)}` };
  }
  // The internal addresses themselves answer only where the site has put them.
  return { path: isInternal(path) ? '/unknown' : path };
}
