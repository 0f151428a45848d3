import { hasPage, type PagedSite, pageHref, type SitePage } from '@forecourt/domain';

/** The address of the first of these pages that the site has, or the other one. */
export function sitePageHref(site: PagedSite, wanted: readonly SitePage[], otherwise: string): string {
  const page = wanted.find((one) => hasPage(site, one));
  return page ? pageHref(page) : otherwise;
}
