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

/** A kind of list whose address stands beside the search, not under it. */
const wholeStock = '/new-used-and-demo-cars';

export interface PagePath {
  /** Where the page lives inside. */
  path: string;
  /** The visitor is sent to this address instead. */
  moved?: string;
}

/** A path without a page. */
const unknown = '/unknown';

/** Internal path of a page: pages of one kind share a route. @param path its address @param values what differs in it */
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

/** Where the addresses of forms and of valuations lead. */
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

/** Lists of stock, which stand below the site's search. Null for every other address. */
function listPath(path: string, search: string): PagePath | null {
  if (path === wholeStock) return { path: `/search${wholeStock}` };
  if (path === `${search}${wholeStock}`) return { path: unknown, moved: wholeStock };
  if (path.startsWith(`${search}/`)) return { path: `/search${path.slice(search.length)}` };
  if (path.startsWith('/search/')) return { path: unknown, moved: `${search}${path.slice('/search'.length)}` };
  return null;
}

/**
 * The page behind an address, by the table of pages and by where the site keeps search, watchlist and contact. The usual
 * addresses of these, and former ones of any page, lead on.
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
  // The internal addresses themselves answer only where the table has put them.
  if (!found) return { path: isInternal(path) ? unknown : path };
  const { setting } = pageRow(found.name);
  if (setting) return { path: unknown, moved: paths[setting] };
  if (found.moved !== null) return { path: unknown, moved: found.moved };
  return { path: innerPath(found.name, path, found.values) };
}
