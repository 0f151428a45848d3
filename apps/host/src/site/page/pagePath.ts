import {
  filledPath,
  pageAt,
  pageHref,
  pageNames,
  pageRow,
  slugify,
  type FoundPage,
  type PageName,
  type SitePaths,
} from '@forecourt/domain';

/** A kind of list whose address is beside the search path, not under it. */
const wholeStock = '/new-used-and-demo-cars';

export interface PagePath {
  /** Internal path of the page. */
  path: string;
  /** Redirects to this address. */
  moved?: string;
}

/** A path without a page. */
const unknown = '/unknown';

/** Internal path of a page: pages of one kind share a route. @param path its address @param values the varying parts */
function innerPath(name: PageName, path: string, values: FoundPage['values'] = {}): string {
  const { kind, inside } = pageRow(name);
  switch (kind) {
    case 'form':
      return `/form-page/${name}`;
    case 'trade-in':
      return `/trade-in-at${path}`;
    case 'prose':
      return `/pages/${name}`;
    default:
      return inside ? filledPath(inside, values) : path;
  }
}

/** Internal paths of form pages and valuations. */
export const sharedRoutes: ReadonlyMap<string, string> = new Map(
  pageNames
    .map((name) => [name, pageRow(name)] as const)
    .filter(([, { kind }]) => kind === 'form' || kind === 'trade-in')
    .map(([name, { path }]) => [path, innerPath(name, path)]),
);

const modelsOf = '/models-of';
const isInternal = (path: string) => path === modelsOf || /^\/(?:feeds|form-page|trade-in-at)\//.test(path);

const movable = pageNames.flatMap((name) => {
  const { setting, path } = pageRow(name);
  return setting ? [{ setting, path }] : [];
});

/** The garage, which dealers of one make name after it. @example '/my-kia-garage' */
const garageOf = (manufacturer: string) => `/my-${slugify(manufacturer)}-garage`;

/** Lists of stock under the site's search path. Null for every other address. */
function listPath(path: string, search: string): PagePath | null {
  if (path === wholeStock) return { path: `/search${wholeStock}` };
  if (path === `${search}${wholeStock}`) return { path: unknown, moved: wholeStock };
  if (path.startsWith(`${search}/`)) return { path: `/search${path.slice(search.length)}` };
  if (path.startsWith('/search/')) return { path: unknown, moved: `${search}${path.slice('/search'.length)}` };
  return null;
}

/**
 * The page of an address, by the page table and the configured paths of search, watchlist and contact. Default paths of
 * these, and former addresses of any page, redirect.
 * @param query of the address: a question that is answered on a page of its own
 */
export function pagePath(
  path: string,
  paths: SitePaths,
  manufacturer?: string | null,
  query: URLSearchParams = new URLSearchParams(),
): PagePath {
  if (path === pageHref('models') && query.has('body')) return { path: modelsOf };
  const own = movable.find(({ setting }) => paths[setting] === path);
  if (own) return { path: own.path };
  if (manufacturer && path === garageOf(manufacturer)) return { path: pageRow('garage').path };
  const list = listPath(path, paths.search);
  if (list) return list;
  const found = pageAt(path);
  // Internal paths are only reachable through the table.
  if (!found) return { path: isInternal(path) ? unknown : path };
  const { setting } = pageRow(found.name);
  if (setting) return { path: unknown, moved: paths[setting] };
  if (found.moved !== null) return { path: unknown, moved: found.moved };
  return { path: innerPath(found.name, path, found.values) };
}
