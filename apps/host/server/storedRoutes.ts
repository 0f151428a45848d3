import type { Site } from '@forecourt/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedQuery, type SearchedSite } from '../src/site/page/storedQuery.ts';
import { pagePath } from '../src/site/page/pagePath.ts';

interface Route {
  page: string;
  regex: string;
}

/** What the framework's build says of its routes, the narrowest first. */
export interface BuiltRoutes {
  staticRoutes: readonly Route[];
  dynamicRoutes: readonly Route[];
}

/** What it says of those whose pages are made once and sent to everybody. */
export interface PrerenderedRoutes {
  routes: Readonly<Record<string, unknown>>;
  dynamicRoutes: Readonly<Record<string, unknown>>;
}

/** A page that is made once and sent to everybody. */
export interface StoredPage {
  /** Its one address: path, and what of the query it is made of. */
  name: string;
  /** Where it stays: with the framework, or with the host where the framework makes it for each request. */
  storedBy: 'framework' | 'host';
}

type StoredSite = SearchedSite & Pick<Site, 'slug' | 'paths'>;

/** The stored page behind an address; null for one that is made for each visitor. */
export type StoredPath = (site: StoredSite, url: string) => StoredPage | null;

/** Which addresses of a site lead to stored pages, by the build itself: a route that is added is known by itself. */
export function storedPathBy({ staticRoutes, dynamicRoutes }: BuiltRoutes, prerendered: PrerenderedRoutes): StoredPath {
  const known = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  const isStored = (path: string): boolean => {
    const page = known.find(({ pattern }) => pattern.test(path))?.page;
    return path in prerendered.routes || (page !== undefined && page in prerendered.dynamicRoutes);
  };
  return (site, url) => {
    const { slug, paths, manufacturer } = site;
    // As the framework reads it: without dots, in one spelling.
    const { pathname, searchParams } = new URL(`http://localhost${url}`);
    // It sends the visitor on to the address without the slash, query and all.
    if (pathname !== '/' && pathname.endsWith('/')) return null;
    const { path, moved } = pagePath(pathname, paths, manufacturer, searchParams);
    if (moved) return null;
    if (isStored(`/${slug}${path === '/' ? '' : path}`)) return { name: pathname, storedBy: 'framework' };
    const query = storedQuery(path, site, searchParams)?.toString();
    if (query === undefined) return null;
    return { name: query ? `${pathname}?${query}` : pathname, storedBy: 'host' };
  };
}

/** @param folder of the build */
export function openStoredRoutes(folder: string): StoredPath {
  const read = <Manifest>(name: string): Manifest =>
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Manifest;
  return storedPathBy(read<BuiltRoutes>('routes-manifest'), read<PrerenderedRoutes>('prerender-manifest'));
}
