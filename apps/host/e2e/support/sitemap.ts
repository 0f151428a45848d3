import type { SiteSlug } from './address.ts';
import { askSite, type WireAnswer } from './wire.ts';

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

/** Paths of a site's sitemap, one of each kind: by the beginning of its address and how far down it is. */
export async function kindsOfPages(slug: SiteSlug, ask: Ask = askSite): Promise<string[]> {
  const paths = (await sitemapAddresses(slug, ask)).map((address) => new URL(address).pathname);
  return [...new Map(paths.map((path) => [`${path.split('/')[1]} ${path.split('/').length}`, path])).values()];
}
