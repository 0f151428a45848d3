import { hasPage, pageNames, pageRow, type PagedSite, type PublicSite } from '@forecourt/domain';

type CrawledSite = PagedSite & Pick<PublicSite, 'origin' | 'paths'>;

/** A page's address as crawlers compare it: whatever stands in braces, and no other page that begins alike. */
function patternsOf({ paths }: CrawledSite, { path, setting }: ReturnType<typeof pageRow>): string[] {
  const address = (setting ? paths[setting] : path).replace(/\{\w+\}/g, '*');
  return [`${address}$`, `${address}?`];
}

/**
 * Content of a site's robots.txt. They leave alone what no search should find and what has an address for every visitor
 * or vehicle, by the table of pages: pages of its own kind that no sitemap names.
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
