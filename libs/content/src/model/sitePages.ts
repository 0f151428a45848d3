import { sitePagePaths, type NavigationItem, type PublicSite, type SitePage } from '@forecourt/domain';

export type PagedSite = Pick<PublicSite, 'pages' | 'flags' | 'search'>;

/** Whether a site has a page: those it names, without what it does not do at all. */
export function hasSitePage({ pages, flags, search }: PagedSite, page: SitePage): boolean {
  if (page === 'book-test-drive' && !flags.testDrive) return false;
  if (page === 'new-vehicle-enquiry' && !search.carTypes.includes('new')) return false;
  return pages.includes(page);
}

/** The address of the first of these pages that the site has, or the other one. */
export function sitePageHref(site: PagedSite, wanted: readonly SitePage[], otherwise: string): string {
  const page = wanted.find((one) => hasSitePage(site, one));
  return page ? sitePagePaths[page] : otherwise;
}

/** Links to those of these pages that the site has. */
export function sitePageItems(site: PagedSite, wanted: Partial<Record<SitePage, string>>): NavigationItem[] {
  const named = Object.entries(wanted) as [SitePage, string][];
  return named.filter(([page]) => hasSitePage(site, page)).map(([page, name]) => ({ name, url: sitePagePaths[page] }));
}
