import { financeDisclaimer, siteFigures } from '@forecourt/finance/model';
import { NextResponse } from 'next/server';
import { platform } from '../../../../../../platform.ts';
import { requestSite } from '../../../../../../site/request/requestSite.ts';

interface DisclaimerProps {
  params: Promise<{ site: string; slug: string }>;
}

/** `{provider, disclaimer}` of the lender whose figures a vehicle shows, by the vehicle's id; both null where it shows none. */
export async function GET(request: Request, { params }: DisclaimerProps): Promise<Response> {
  // The segment is called a slug because neighbouring routes call it so; here it holds the vehicle's id.
  const { site: siteSlug, slug: id } = await params;
  const site = requestSite(request, siteSlug);
  if (!site) return new Response(null, { status: 404 });
  const { sites, inventory } = platform();
  const [vehicle] = await inventory.byIds(site, [id]);
  const headers = { 'cache-control': 'no-store' };
  if (!vehicle) return NextResponse.json(null, { status: 404, headers });
  const publicSite = sites.publicSite(site);
  const figures = siteFigures(publicSite, vehicle, new Date());
  const disclaimer = financeDisclaimer(publicSite.finance, vehicle, figures);
  return NextResponse.json({ provider: figures?.provider ?? null, disclaimer }, { headers });
}
