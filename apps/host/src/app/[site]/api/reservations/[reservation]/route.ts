import { NextResponse } from 'next/server';
import { platform } from '../../../../../platform.ts';
import { requestSite } from '../../../../../site/requestSite.ts';

interface StatusProps {
  params: Promise<{ site: string; reservation: string }>;
}

/** How a reservation stands, for the page that waits for the bank. Says nothing of its visitor. */
export async function GET(request: Request, { params }: StatusProps): Promise<Response> {
  const { site: siteSlug, reservation } = await params;
  const site = requestSite(request, siteSlug);
  const status = site && (await platform().reservations.settle(site, reservation, new Date()));
  const headers = { 'cache-control': 'no-store' };
  return status
    ? NextResponse.json({ state: status.state }, { headers })
    : NextResponse.json({ state: null }, { status: 404, headers });
}
