import { editorPath, type Site } from '@forecourt/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedQuery, type SearchedSite } from '../src/site/page/storedQuery.ts';
import { pagePath } from '../src/site/page/pagePath.ts';

interface Route {
  page: string;
  regex: string;
}

/** Routes of the framework's build manifest, the most specific first. */
export interface BuiltRoutes {
  staticRoutes: readonly Route[];
  dynamicRoutes: readonly Route[];
}

/** Routes of the manifest whose pages are rendered once for everybody. */
export interface PrerenderedRoutes {
  routes: Readonly<Record<string, unknown>>;
  dynamicRoutes: Readonly<Record<string, unknown>>;
}

/** A page that is rendered once for everybody. */
export interface StoredPage {
  /** Its canonical address: path, and the part of the query that it depends on. */
  name: string;
  /** Who stores it: the framework, or the host if the framework renders it for each request. */
  storedBy: 'framework' | 'host';
}

type StoredSite = SearchedSite & Pick<Site, 'slug' | 'paths'>;

/** The stored page of an address; null for a page that is rendered for each visitor. */
export type StoredPath = (site: StoredSite, url: string) => StoredPage | null;

/** Which URLs of a site are stored pages, from the build manifest, so that new routes are included. */
export function storedPathBy({ staticRoutes, dynamicRoutes }: BuiltRoutes, prerendered: PrerenderedRoutes): StoredPath {
  const known = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  const isStored = (path: string): boolean => {
    const page = known.find(({ pattern }) => pattern.test(path))?.page;
    return path in prerendered.routes || (page !== undefined && page in prerendered.dynamicRoutes);
  };
  return (site, url) => {
    const { slug, paths, manufacturer } = site;
    // Normalised as the framework does it.
    const { pathname, searchParams } = new URL(`http://localhost${url}`);
    // The framework redirects to the URL without the slash, keeping the query.
    if (pathname !== '/' && pathname.endsWith('/')) return null;
    if (pathname === editorPath) return null;
    const { path, moved } = pagePath(pathname, paths, manufacturer, searchParams);
    if (moved) return null;
    if (isStored(`/${slug}${path === '/' ? '' : path}`)) return { name: pathname, storedBy: 'framework' };
    const query = storedQuery(path, site, searchParams)?.toString();
    if (query === undefined) return null;
    return { name: query ? `${pathname}?${query}` : pathname, storedBy: 'host' };
  };
}

const readManifest = <Manifest>(folder: string, name: string): Manifest =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Manifest;

/** Routes of a build. @param folder of the build */
export const readRoutes = (folder: string): BuiltRoutes => readManifest(folder, 'routes-manifest');

/** @param folder of the build */
export const openStoredRoutes = (folder: string): StoredPath =>
  storedPathBy(readRoutes(folder), readManifest<PrerenderedRoutes>(folder, 'prerender-manifest'));
