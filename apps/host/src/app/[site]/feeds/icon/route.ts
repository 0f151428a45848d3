import { monogram } from '@forecourt/content/model';
import { siteTokens } from '@forecourt/ui/model';
import { themeOf } from '@forecourt/tenant-themes';
import { requestSite } from '../../../../site/request/requestSite.ts';

export const dynamic = 'force-dynamic';

/** The dealer's monogram on its own brand colour, for browser tabs and bookmarks. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  const { color } = siteTokens(themeOf(site.theme), site.brandColour);
  const letters = monogram(site.name).replace(/[^\p{L}\p{N}]/gu, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${color.brand}"/><text x="32" y="42" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="28" text-anchor="middle" fill="${color.onBrand}">${letters}</text></svg>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
