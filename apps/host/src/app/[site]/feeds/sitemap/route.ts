import { platform } from '../../../../platform.ts';
import { requestSite } from '../../../../site/request/requestSite.ts';
import { sitemapIndex } from '../../../../site/sitemap/sitemapFiles.ts';
import { sitemapIndexXml } from '../../../../site/sitemap/sitemapXml.ts';
import { xmlAnswer } from '../../../../site/sitemap/xmlAnswer.ts';

export const dynamic = 'force-dynamic';

/** Sitemap index: lists the sitemap files of this site only. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  return xmlAnswer(sitemapIndexXml(await sitemapIndex(site), platform().sites.publicSite(site).origin));
}
