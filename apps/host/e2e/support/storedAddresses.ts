import { contentPagePath, pageAt, pageRow } from '@forecourt/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { carTag, contentTag, stockTag } from '../../src/site/cache/cacheTags.ts';
import { siteSlugs, type SiteSlug } from './address.ts';
import { siteOf } from './gated.ts';
import type { OwnHost } from './ownHost.ts';
import { sitemapAddresses } from './sitemap.ts';

export interface StoredAddress {
  site: SiteSlug;
  path: string;
}

/** Routes whose pages are made once for everybody, by the build's own list: one that is added stands in it by itself. */
export function storedRoutes(): string[] {
  const file = join(import.meta.dirname, '../../.next/prerender-manifest.json');
  const { dynamicRoutes } = JSON.parse(readFileSync(file, 'utf8')) as { dynamicRoutes: Record<string, unknown> };
  return Object.keys(dynamicRoutes);
}

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

/** Some addresses of every stored route on every site: vehicles and pages there are, and one of each there is not. */
export async function storedAddresses(host: OwnHost, carsOfEach: number): Promise<StoredAddress[]> {
  const perSite = siteSlugs.map(async (site) => {
    const listed = (await sitemapAddresses(site, host.askSite)).map((address) => new URL(address).pathname);
    const cars = [...carsOf(listed).slice(0, carsOfEach), 'no-such-car'];
    return storedRoutes().flatMap((route) => {
      const path = route.replace(/^\/\[site\]/, '') || '/';
      if (!path.includes('[') && isWritten(path) && !listed.includes(path)) return [];
      if (path === '/pages/[page]') return prose.map((one) => ({ site, path: one }));
      return filled(path, (name) => {
        const values = name === 'slug' ? cars : examples[name]?.(site, path);
        if (!values) throw new Error(`Say which addresses ${route} has.`);
        return values;
      }).map((one) => ({ site, path: one }));
    });
  });
  return (await Promise.all(perSite)).flat();
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
