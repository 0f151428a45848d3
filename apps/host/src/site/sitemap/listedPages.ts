import {
  addressOf,
  hasPage,
  pageAt,
  pageRow,
  singlePageNames,
  type PagedSite,
  type PublicSite,
  type SitemapPart,
} from '@forecourt/domain';
import type { WrittenPage } from '../content/writtenPages.ts';
import type { SitemapEntry } from './sitemapXml.ts';

type ListedSite = PagedSite & Pick<PublicSite, 'gates' | 'paths'>;

/** The sitemap file of a page made from content: a page of prose may have a row of its own. */
const partOf = ({ path, row }: WrittenPage): SitemapPart | undefined => pageRow(pageAt(path)?.name ?? row).sitemap;

/**
 * Pages of a sitemap file, by the page table: those that the site has, and everybody may see.
 * @param written the pages that the site's content makes
 */
export function listedPages(site: ListedSite, part: SitemapPart, written: readonly WrittenPage[]): SitemapEntry[] {
  const own = singlePageNames.filter((name) => {
    const { has, sitemap, gates } = pageRow(name);
    const isOpen = !gates?.some((gate) => site.gates.includes(gate));
    return sitemap === part && has !== 'content' && isOpen && hasPage(site, name);
  });
  return [
    ...own.map((name) => ({ path: addressOf(site, name) })),
    ...written.filter((page) => partOf(page) === part).map(({ row: _row, ...entry }) => entry),
  ];
}
