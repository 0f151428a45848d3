import type { Site } from '@forecourt/domain';
import { LRUCache } from 'lru-cache';
import { pagePath } from '../../src/site/page/pagePath.ts';
import { viewedVehicle, viewRoute } from '../answerView.ts';
import { readRoutes, type BuiltRoutes } from '../storedRoutes.ts';

/** What a request was for, as far as its cost depends on it. */
export type RequestKind = 'page' | 'search' | 'call' | 'picture' | 'file' | 'other';

/** @example kindOf('/api/search/1/indexes/*\/queries') // 'search' */
export function kindOf(path: string): RequestKind {
  if (path.startsWith('/api/search/')) return 'search';
  if (path.startsWith('/api/') || path.startsWith('/internal/')) return 'call';
  if (path.startsWith('/media/')) return 'picture';
  if (/^\/(?:_next|_data|assets|fonts|stand-in)\//.test(path)) return 'file';
  if (/\.\w{2,5}$/.test(path)) return 'other';
  return 'page';
}

type RoutedSite = Pick<Site, 'slug' | 'paths' | 'manufacturer'>;

/**
 * The route of a request: one of a closed set, whatever visitors ask for.
 * @param url path and query
 * @example '/cars/[slug]'
 */
export type RouteName = (site: RoutedSite | null, url: string) => string;

/** Folders that the server answers itself. */
const folders = ['/api/search', '/api/content', '/media', '/_next', '/_data', '/assets', '/fonts', '/stand-in'];
const noRoute = 'none';
/** Addresses whose route is remembered. */
const remembered = 5_000;

/** Routes by the framework's build manifest. */
export function routeNamesBy({ staticRoutes, dynamicRoutes }: BuiltRoutes): RouteName {
  const known = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  const names = new LRUCache<string, string>({ max: remembered });

  function find(site: RoutedSite | null, pathname: string, searchParams: URLSearchParams): string {
    const path = site ? pagePath(pathname, site.paths, site.manufacturer, searchParams) : { path: pathname };
    if ('moved' in path && path.moved) return 'moved';
    const inner = site ? `/${site.slug}${path.path === '/' ? '' : path.path}` : path.path;
    const page = known.find(({ pattern }) => pattern.test(inner))?.page;
    // The last pattern takes everything that there is not.
    if (page === undefined || page.endsWith('/[...rest]')) return noRoute;
    return page.replace(/^\/\[site\]/, '') || '/';
  }

  return (site, url) => {
    const { pathname, searchParams } = new URL(`http://localhost${url}`);
    const folder = folders.find((name) => pathname === name || pathname.startsWith(`${name}/`));
    if (folder) return folder;
    if (site && viewedVehicle(pathname) !== null) return viewRoute;
    const key = `${site?.slug ?? ''} ${searchParams.has('body') ? '?' : ''}${pathname}`;
    const found = names.get(key) ?? find(site, pathname, searchParams);
    names.set(key, found);
    return found;
  };
}

/** @param folder of the build; without one, as in development, all routes have one name */
export const openRouteNames = (folder: string | null): RouteName =>
  folder === null ? () => noRoute : routeNamesBy(readRoutes(folder));
