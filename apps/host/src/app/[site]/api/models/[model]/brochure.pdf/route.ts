import { platform } from '../../../../../../platform.ts';
import { contentRecord } from '../../../../../../site/cache/cacheTable.ts';
import { brochureColours } from '../../../../../../site/page/brochureColours.ts';
import { requestSite } from '../../../../../../site/request/requestSite.ts';
import { visitorOf } from '../../../../../../site/request/visitorOf.ts';

interface ModelBrochureProps {
  params: Promise<{ site: string; model: string }>;
}

/** A model's generated brochure in the dealer's colours; a file named by its record is served elsewhere. */
export async function GET(request: Request, { params }: ModelBrochureProps): Promise<Response> {
  const { site: siteSlug, model } = await params;
  const site = requestSite(request, siteSlug);
  const found = site && (await contentRecord(site, 'model', model));
  if (!site || found?.state !== 'live') return new Response(null, { status: 404 });
  const { address } = visitorOf(request);
  const { brochures } = platform();
  const { status, headers, body } = await brochures.respondModel(
    site,
    found.record,
    { address },
    brochureColours(site),
  );
  return new Response(body, { status, headers });
}
