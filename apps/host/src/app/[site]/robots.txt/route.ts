import { platform } from '../../../platform.ts';
import { requestSite } from '../../../site/request/requestSite.ts';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  const { origin } = platform().sites.publicSite(site);
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /enquire', 'Disallow: /success'];
  return new Response(`${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
