import { platform } from '../../../../../../platform.ts';
import { brochureColours } from '../../../../../../site/page/brochureColours.ts';
import { requestSite } from '../../../../../../site/request/requestSite.ts';
import { visitorOf } from '../../../../../../site/request/visitorOf.ts';

interface BrochureProps {
  params: Promise<{ site: string; slug: string }>;
}

/** The vehicle's brochure in the dealer's colours. */
export async function GET(request: Request, { params }: BrochureProps): Promise<Response> {
  const { site: siteSlug, slug } = await params;
  const site = requestSite(request, siteSlug);
  if (!site) return new Response(null, { status: 404 });
  const { address } = visitorOf(request);
  const { status, headers, body } = await platform().brochures.respond(site, slug, { address }, brochureColours(site));
  return new Response(body, { status, headers });
}
