import { cookies } from 'next/headers';
import { platform } from '../../../../../../platform.ts';
import { cancelCookie, cancelCookieOptions, cancelPath } from '../../../../../../site/purchase/cancel/cancelAccess.ts';
import { requestSite } from '../../../../../../site/request/requestSite.ts';

interface LinkProps {
  params: Promise<{ site: string; reservation: string }>;
}

/**
 * A mail's signed link. It cancels nothing, because mail programs and scanners open links on their own: it leads to the
 * page that asks, and lets this browser use it.
 */
export async function GET(request: Request, { params }: LinkProps): Promise<Response> {
  const { site: siteSlug, reservation } = await params;
  const site = requestSite(request, siteSlug);
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
  if (!site) return new Response(null, { status: 404, headers });
  const path = cancelPath(encodeURIComponent(reservation));
  const token = new URL(request.url).searchParams.get('key') ?? '';
  if (platform().reservations.cancelLinkOf(site, token, new Date()) === reservation) {
    const secure = site.origin?.startsWith('https:');
    (await cookies()).set(cancelCookie, token, { ...cancelCookieOptions, path, secure });
  }
  return new Response(null, { status: 303, headers: { ...headers, location: path } });
}
