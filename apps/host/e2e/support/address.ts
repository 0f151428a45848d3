import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Port of the host under test: away from the one that people start by hand. */
export let port = 4310;

/** Data folder of the host under test. It is made again for every run and removed at its end. */
export let dataFolder = join(tmpdir(), `forecourt-e2e-${port}`);

/** Takes a host that runs already instead: nothing of it is started, ended or removed. */
export function useRunningHost(itsPort: number, itsData: string): void {
  port = itsPort;
  dataFolder = itsData;
}

/** Whether every combination is tried, such as each page on each site, and not each of its parts on some. */
export let isMatrix = false;

export function useMatrix(): void {
  isMatrix = true;
}

export const siteSlugs = [
  'coastline-caravans',
  'granite-nissan',
  'haggle-free-cars',
  'harbour-toyota',
  'kauri-cars',
  'southern-motor-group',
  'sunrise-kia',
] as const;

export type SiteSlug = (typeof siteSlugs)[number];

/** Sites that sell in Australia, whose law asks for more than that of New Zealand. */
export const australianSlugs = siteSlugs.filter((slug) => slug !== 'kauri-cars');

/** Address of a page as a browser opens it. @example siteUrl('sunrise-kia', '/search') */
export const siteUrl = (slug: SiteSlug, path = '/') => `http://${slug}.localhost:${port}${path}`;

/** Address of the demo's own pages, which belong to no site. */
export const demoUrl = (path: string) => `http://localhost:${port}${path}`;
