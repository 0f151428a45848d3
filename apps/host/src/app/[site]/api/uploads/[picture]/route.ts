import { platform } from '../../../../../platform.ts';
import { requestSite } from '../../../../../site/request/requestSite.ts';

interface PictureProps {
  params: Promise<{ site: string; picture: string }>;
}

/** A visitor's picture (shown) or document (saved), for the dealer who got its link with a lead. */
export async function GET(request: Request, { params }: PictureProps): Promise<Response> {
  const { site: siteSlug, picture } = await params;
  const site = requestSite(request, siteSlug);
  if (!site) return new Response(null, { status: 404 });
  const { status, headers, body } = await platform().uploads.respond(site, picture, new URL(request.url).searchParams);
  return new Response(body, { status, headers });
}
