import { carPath, sitemapParts } from '@forecourt/domain';
import { platform } from '../../../../platform.ts';
import { stockNames } from '../../../../site/cache/cacheTable.ts';
import { writtenPages } from '../../../../site/content/writtenPages.ts';
import { listingPages } from '../../../../site/list/listingPages.ts';
import { requestSite } from '../../../../site/request/requestSite.ts';
import { listedPages } from '../../../../site/sitemap/listedPages.ts';

export const dynamic = 'force-dynamic';

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};
const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (one) => escaped[one] ?? '');

/** This site's pages and in-stock vehicles, and nobody else's. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  const publicSite = platform().sites.publicSite(site);
  const { origin } = publicSite;
  const [cars, names, written] = await Promise.all([
    platform().inventory.slugs(site),
    stockNames(site),
    writtenPages(site),
  ]);
  const pages = [
    ...sitemapParts.flatMap((part) => listedPages(publicSite, part, written).map(({ path }) => path)),
    ...listingPages(publicSite, names),
  ];
  const entries = [
    ...pages.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
    ...cars.map(({ slug, updated_at }) => {
      const changed = new Date(updated_at * 1_000).toISOString().slice(0, 10);
      return `<url><loc>${escapeXml(origin + carPath({ slug }))}</loc><lastmod>${changed}</lastmod></url>`;
    }),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
