import { themeOf } from '@forecourt/tenant-themes';
import { siteTokens } from '@forecourt/ui/model';
import { platform } from '../../../../../../platform.ts';
import { requestSite } from '../../../../../../site/request/requestSite.ts';
import { visitorOf } from '../../../../../../site/request/visitorOf.ts';

interface BrochureProps {
  params: Promise<{ site: string; slug: string }>;
}

/** The vehicle on paper, in the dealer's colours. */
export async function GET(request: Request, { params }: BrochureProps): Promise<Response> {
  const { site: siteSlug, slug } = await params;
  const site = requestSite(request, siteSlug);
  if (!site) return new Response(null, { status: 404 });
  const { brand, onBrand } = siteTokens(themeOf(site.theme), site.brandColour).color;
  const { address } = visitorOf(request);
  const { status, headers, body } = await platform().brochures.respond(site, slug, { address }, { brand, onBrand });
  return new Response(body, { status, headers });
}
