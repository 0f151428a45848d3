import { platform } from '../../../platform.ts';
import { requestSite } from '../../../site/request/requestSite.ts';
import { robotsText } from '../../../site/sitemap/robotsText.ts';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  return new Response(robotsText(platform().sites.publicSite(site)), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
