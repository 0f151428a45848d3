import { carPath, pageHref, sitemapParts, type PublicSite, type Site, type SitemapPart } from '@forecourt/domain';
import { platform } from '../../platform.ts';
import { stockNames } from '../cache/cacheTable.ts';
import { writtenPages } from '../content/writtenPages.ts';
import { listingPages } from '../list/listingPages.ts';
import { filesOf } from './filesOf.ts';
import { listedPages } from './listedPages.ts';
import type { SitemapEntry } from './sitemapXml.ts';

async function vehicles(site: Site): Promise<SitemapEntry[]> {
  const listed = await platform().inventory.slugs(site);
  return listed.map(({ slug, updated_at, picture }) => ({
    path: carPath({ slug }),
    updated: new Date(updated_at * 1_000).toISOString(),
    ...(picture !== null && { pictures: [picture] }),
  }));
}

const lists = async (site: Site, publicSite: PublicSite): Promise<SitemapEntry[]> =>
  listingPages(publicSite, await stockNames(site)).map((path) => ({ path }));

/** Pages of a part beyond those of the table. */
const further: Readonly<Partial<Record<SitemapPart, typeof lists>>> = { vehicles, lists };

/** Every page of a part of the sitemap. */
async function entriesOf(site: Site, part: SitemapPart): Promise<SitemapEntry[]> {
  const publicSite = platform().sites.publicSite(site);
  const listed = listedPages(publicSite, part, await writtenPages(site));
  return [...listed, ...((await further[part]?.(site, publicSite)) ?? [])];
}

/** The pages of one file; null for a file that the site does not have. @param name as in its address */
export async function sitemapFile(site: Site, name: string): Promise<readonly SitemapEntry[] | null> {
  const part = sitemapParts.find((one) => name === one || name.startsWith(`${one}-`));
  if (!part) return null;
  return filesOf(part, await entriesOf(site, part)).find((file) => file.name === name)?.entries ?? null;
}

const latest = (entries: readonly SitemapEntry[]): string | undefined =>
  entries
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);

/** Every non-empty file, with the date of its last change. */
export async function sitemapIndex(site: Site): Promise<SitemapEntry[]> {
  const files = await Promise.all(sitemapParts.map(async (part) => filesOf(part, await entriesOf(site, part))));
  return files.flat().map(({ name, entries }) => {
    const updated = latest(entries);
    return { path: pageHref('sitemap-part', { part: name }), ...(updated && { updated }) };
  });
}
