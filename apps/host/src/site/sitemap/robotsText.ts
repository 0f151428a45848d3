import { hasPage, pageNames, pageRow, type PagedSite, type PublicSite } from '@forecourt/domain';

type CrawledSite = PagedSite & Pick<PublicSite, 'origin' | 'paths'>;

/**
 * A page's address as a robots.txt pattern: braces match anything, and pages with the same beginning are not matched.
 */
function patternsOf({ paths }: CrawledSite, { path, setting }: ReturnType<typeof pageRow>): string[] {
  const address = (setting ? paths[setting] : path).replace(/\{\w+\}/g, '*');
  return [`${address}$`, `${address}?`];
}

/**
 * Content of a site's robots.txt. By the page table it blocks pages that belong in no search, and those that have an
 * address for every visitor or vehicle.
 */
export function robotsText(site: CrawledSite): string {
  const kept = pageNames.filter((name) => {
    const { kind, sitemap } = pageRow(name);
    return kind === 'own' && sitemap === undefined && hasPage(site, name);
  });
  const closed = ['/api/', ...kept.flatMap((name) => patternsOf(site, pageRow(name)))];
  const lines = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}
