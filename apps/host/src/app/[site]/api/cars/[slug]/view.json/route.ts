import { NextResponse } from 'next/server';
import { platform } from '../../../../../../platform.ts';
import { requestSite } from '../../../../../../site/request/requestSite.ts';
import { visitorOf } from '../../../../../../site/request/visitorOf.ts';

interface ViewProps {
  params: Promise<{ site: string; slug: string }>;
}

/** Facts that may have changed since a vehicle's page was stored; each request counts as a view, a preview's aside. */
export async function GET(request: Request, { params }: ViewProps): Promise<Response> {
  const { site: siteSlug, slug } = await params;
  const site = requestSite(request, siteSlug);
  const requestedSite = new URL(request.url).searchParams.get('website_id') ?? siteSlug;
  const { views, drafts } = platform();
  const count = drafts.shown() === null;
  const live = site?.slug === requestedSite && (await views.view(site, slug, { count, ...visitorOf(request) }));
  const headers = { 'cache-control': 'no-store' };
  return live ? NextResponse.json(live, { headers }) : NextResponse.json(null, { status: 404, headers });
}
