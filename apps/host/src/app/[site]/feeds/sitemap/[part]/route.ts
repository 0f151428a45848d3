import { platform } from '../../../../../platform.ts';
import { requestSite } from '../../../../../site/request/requestSite.ts';
import { sitemapFile } from '../../../../../site/sitemap/sitemapFiles.ts';
import { sitemapXml } from '../../../../../site/sitemap/sitemapXml.ts';
import { xmlAnswer } from '../../../../../site/sitemap/xmlAnswer.ts';

export const dynamic = 'force-dynamic';

interface PartContext {
  params: Promise<{ site: string; part: string }>;
}

/** This site's addresses of one kind, of vehicles those in stock. */
export async function GET(request: Request, { params }: PartContext): Promise<Response> {
  const { site: slug, part } = await params;
  const site = requestSite(request, slug);
  const entries = site && (await sitemapFile(site, part));
  if (!entries) return new Response(null, { status: 404 });
  return xmlAnswer(sitemapXml(entries, platform().sites.publicSite(site).origin));
}
