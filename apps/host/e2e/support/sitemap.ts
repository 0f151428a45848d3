import { pageAt } from '@forecourt/domain';
import { isMatrix, siteSlugs, type SiteSlug } from './address.ts';
import { siteFile } from './gated.ts';
import { askSite, firstInStock, type WireAnswer } from './wire.ts';

/** Asks a host for a path of a site. */
type Ask = (slug: SiteSlug, path: string) => Promise<Pick<WireAnswer, 'status' | 'text'>>;

/** @throws where none is found: a walk over them would check nothing */
function locs(xml: string): string[] {
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  if (addresses.length === 0) throw new Error(`The sitemap names no address: ${xml.slice(0, 200)}`);
  return addresses;
}

/** Paths of the files that a site's sitemap names. */
export async function sitemapFiles(slug: SiteSlug, ask: Ask = askSite): Promise<string[]> {
  const { status, text } = await ask(slug, '/sitemap.xml');
  if (status !== 200) throw new Error(`The sitemap of ${slug} answered ${status}.`);
  return locs(text).map((address) => new URL(address).pathname);
}

/** Every file of a site's sitemap as one text. */
export async function sitemapText(slug: SiteSlug, ask: Ask = askSite): Promise<string> {
  const files = await sitemapFiles(slug, ask);
  const answers = await Promise.all(files.map((file) => ask(slug, file)));
  const missing = files.filter((_, place) => answers[place]?.status !== 200);
  if (missing.length > 0) throw new Error(`The sitemap of ${slug} names ${missing.join(', ')}, which do not answer.`);
  return answers.map(({ text }) => text).join('\n');
}

/** Every address that a site's sitemap names, of all its files; pictures are none. */
export const sitemapAddresses = async (slug: SiteSlug, ask: Ask = askSite): Promise<string[]> =>
  locs(await sitemapText(slug, ask));

/** What a page is by the table of pages, else by its folder, and how far down it is. */
const kindOf = (path: string): string => `${pageAt(path)?.name ?? path.split('/')[1]} ${path.split('/').length}`;

/** Paths of a site's sitemap, one of each kind. */
async function kindsOfPages(slug: SiteSlug): Promise<string[]> {
  const paths = (await sitemapAddresses(slug)).map((address) => new URL(address).pathname);
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()];
}

export interface SitePage {
  slug: SiteSlug;
  path: string;
}

/** A page of each kind that a site's map names, by its kind: what a template has its own code for is another with each. */
export async function listedKinds(slug: SiteSlug): Promise<Record<string, string>> {
  const { template, paths } = siteFile(slug);
  const own = { home: '/', search: paths.search, vehicle: `/cars/${(await firstInStock(slug)).slug}` };
  const listed = (await kindsOfPages(slug)).map((path) => [kindOf(path), path] as const);
  const ofTemplate = Object.entries(own).map(([name, path]) => [`${name} of ${template}`, path] as const);
  return Object.fromEntries([
    ...listed.filter(([kind]) => !Object.hasOwn(own, kind.split(' ')[0] ?? '')),
    ...ofTemplate,
  ]);
}

/**
 * Pages of all sites: each kind on one of the sites that have it, by turns; in the matrix on each of them.
 * @param kindsOf a page of each kind that a site has, by its kind
 */
export async function pagesBySite(kindsOf = listedKinds): Promise<SitePage[]> {
  const kinds = new Map<string, SitePage[]>();
  for (const slug of siteSlugs)
    for (const [kind, path] of Object.entries(await kindsOf(slug)))
      kinds.set(kind, [...(kinds.get(kind) ?? []), { slug, path }]);
  return [...kinds.values()].flatMap((pages, turn) => (isMatrix ? pages : (pages[turn % pages.length] ?? [])));
}
