import { contentPagePath, formPageNames, hasPage, pageAt, pageHref, pageRow } from '@forecourt/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { carTag, contentTag, stockTag } from '../../src/site/cache/cacheTags.ts';
import { storedQuery } from '../../src/site/page/storedQuery.ts';
import { siteSlugs, type SiteSlug } from './address.ts';
import { siteFile, siteOf } from './gated.ts';
import type { OwnHost } from './ownHost.ts';
import { sitemapAddresses } from './sitemap.ts';

export interface StoredAddress {
  site: SiteSlug;
  path: string;
  /** As the build names it. */
  route: string;
  /** Who keeps the page. @default the framework */
  storedBy?: 'host';
}

const manifest = <Manifest>(name: string): Manifest =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../.next/${name}.json`), 'utf8')) as Manifest;

/** Routes whose pages are made once for everybody, by the build's own list: one that is added stands in it by itself. */
export const storedRoutes = (): string[] =>
  Object.keys(manifest<{ dynamicRoutes: Record<string, unknown> }>('prerender-manifest').dynamicRoutes);

/** Routes whose pages the host keeps, of all that the build has. */
export function hostCachedRoutes(): string[] {
  const { dynamicRoutes } = manifest<{ dynamicRoutes: { page: string }[] }>('routes-manifest');
  return dynamicRoutes.flatMap(({ page: route }) => {
    const inside = route
      .replace(/^\/\[site\]/, '')
      .replace('[...list]', 'kia')
      .replace('[page]', 'service');
    return storedQuery(inside, siteFile('harbour-toyota'), new URLSearchParams()) ? [route] : [];
  });
}

const formRoute = '/[site]/form-page/[page]';

/** Addresses of such routes, with and without a query. @param listed addresses in the sitemap */
const storedByHost: Readonly<Record<string, (site: SiteSlug, listed: readonly string[]) => string[]>> = {
  '/[site]/search': (site) => {
    const { search } = siteOf(site).paths;
    return [search, `${search}?query=white&make=Kia&price=-90000`, `${search}?sortBy=price_asc&page=2`];
  },
  '/[site]/search/[...list]': (site, listed) => {
    const { search } = siteOf(site).paths;
    const lists = listed.filter((path) => path.startsWith(`${search}/`)).slice(0, 1);
    return [...lists, ...lists.map((path) => `${path}?car_type=used`), `${search}/no-such-list`];
  },
  '/[site]/contact': (site) => [siteOf(site).paths.contact],
  '/[site]/enquire': () => ['/enquire?about=similar&make=Kia'],
  // Every one of them on some site.
  [formRoute]: (site) =>
    formPageNames
      .filter((name) => !pageRow(name).gates && hasPage(siteOf(site), name))
      .filter((_, place) => place % siteSlugs.length === siteSlugs.indexOf(site))
      .map((name) => pageHref(name)),
};

const carsOf = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => /^\/cars\/([^/]+)$/.exec(path)?.[1] ?? []);

/** Whether a site has a list only once somebody has written what stands in it. */
function isWritten(path: string): boolean {
  const found = pageAt(path);
  return found !== null && pageRow(found.name).has === 'content';
}

/** Pages of prose that every site has, and one that none has. */
const prose = ['privacy-policy', 'about-us', 'no-such-page'].map((slug) => contentPagePath(slug));

/** A model of some makes, with what it has: capped servicing, offers, vehicles in stock, or none of it. */
const models: Readonly<Partial<Record<SiteSlug, { make: string; name: string }>>> = {
  'harbour-toyota': { make: 'toyota', name: 'rav4' },
  'sunrise-kia': { make: 'kia', name: 'sportage' },
  'coastline-caravans': { make: 'jayco', name: 'journey' },
};

/** As an address of models names one, or an address of accessories. */
function modelNames(site: SiteSlug, path: string): string[] {
  const model = models[site];
  if (!model) return [];
  return [path.startsWith('/models/') ? `${model.make}-${model.name}` : model.name];
}

/** An article of the sites that review vehicles. */
const reviews: Readonly<Partial<Record<SiteSlug, string>>> = {
  'harbour-toyota': 'hilux-with-a-trailer',
  'coastline-caravans': 'journey-review',
};

/** What stands in the brackets of a route: something that there is on some site or all, and something that there is not. */
const examples: Readonly<Record<string, (site: SiteSlug, path: string) => string[]>> = {
  place: (site) => [...siteOf(site).locations.slice(0, 1), { slug: 'no-such-place' }].map(({ slug }) => slug),
  model: (site, path) => [...modelNames(site, path), 'no-such-model'],
  category: (site) => [...(reviews[site] ? ['vehicle-reviews'] : []), 'no-such-category'],
  article: (site) => [...(reviews[site] ? [reviews[site]] : []), 'no-such-article'],
  number: () => ['no-such-number'],
};

/** A route's path with each of its brackets filled in, in every way. */
function filled(path: string, valuesOf: (name: string) => readonly string[]): string[] {
  const [bracket, name] = /\[(\w+)\]/.exec(path) ?? [];
  if (bracket === undefined || name === undefined) return [path];
  return valuesOf(name).flatMap((value) => filled(path.replace(bracket, value), valuesOf));
}

/** An address with more in its query. */
export const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/**
 * Each route on some of the sites that have most of it, on other sites than the route before; pages of forms stand on one
 * site each already.
 */
function onSomeSites(all: readonly StoredAddress[], sitesOfEach: number): StoredAddress[] {
  const routes = [...new Set(all.map(({ route }) => route))];
  return routes.flatMap((route, place) => {
    const own = all.filter((address) => address.route === route);
    if (route === formRoute) return own;
    const countOf = (one: SiteSlug) => own.filter(({ site }) => site === one).length;
    const most = Math.max(...siteSlugs.map(countOf));
    const sites = siteSlugs.filter((site) => countOf(site) === most);
    const chosen = Array.from({ length: sitesOfEach }, (_, next) => sites[(place + next) % sites.length]);
    return own.filter(({ site }) => chosen.includes(site));
  });
}

/** Some addresses of every stored route on two sites each: vehicles and pages there are, and one of each there is not. */
export async function storedAddresses(host: OwnHost, carsOfEach: number): Promise<StoredAddress[]> {
  const routes = hostCachedRoutes();
  const missing = Object.keys(storedByHost).filter((route) => !routes.includes(route));
  if (missing.length > 0) throw new Error(`The host does not keep ${missing.join(', ')}.`);
  const perSite = siteSlugs.map(async (site) => {
    const listed = (await sitemapAddresses(site, host.askSite)).map((address) => new URL(address).pathname);
    const cars = [...carsOf(listed).slice(0, carsOfEach), 'no-such-car'];
    const kept = routes.flatMap((route) => {
      const addresses = storedByHost[route];
      if (!addresses) throw new Error(`Say which addresses ${route} has.`);
      return addresses(site, listed).map((path): StoredAddress => ({ site, path, route, storedBy: 'host' }));
    });
    const stored = storedRoutes().flatMap((route): StoredAddress[] => {
      const path = route.replace(/^\/\[site\]/, '') || '/';
      if (!path.includes('[') && isWritten(path) && !listed.includes(path)) return [];
      if (path === '/pages/[page]') return prose.map((one) => ({ site, path: one, route }));
      return filled(path, (name) => {
        const values = name === 'slug' ? cars : examples[name]?.(site, path);
        if (!values) throw new Error(`Say which addresses ${route} has.`);
        return values;
      }).map((one) => ({ site, path: one, route }));
    });
    return [...stored, ...kept];
  });
  return onSomeSites((await Promise.all(perSite)).flat(), 2);
}

/** Tags under which the pages of these addresses are kept. */
export const tagsOf = (addresses: readonly StoredAddress[]): string[] => [
  ...new Set(
    addresses.flatMap(({ site, path }) => [
      stockTag(site),
      contentTag(site),
      carTag(site, path.split('/').at(-1) ?? ''),
    ]),
  ),
];
