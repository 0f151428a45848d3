import { NextResponse } from 'next/server';
import { platform } from '../../../../../platform.ts';
import { isOwnedBy } from '../../../../../site/request/ownedBy.ts';
import { requestSite } from '../../../../../site/request/requestSite.ts';
import { currentVisitor } from '../../../../../site/request/session.ts';

interface StatusProps {
  params: Promise<{ site: string; reservation: string }>;
}

/** Status of a reservation, for the page that waits for the bank. Reveals nothing about its visitor. */
export async function GET(request: Request, { params }: StatusProps): Promise<Response> {
  const { site: siteSlug, reservation } = await params;
  const site = requestSite(request, siteSlug);
  const { reservations } = platform();
  const known = site && (await reservations.status(site, reservation));
  const isTheirs = known && isOwnedBy(await currentVisitor(site), known);
  const status = isTheirs && (await reservations.settle(site, reservation, new Date()));
  const headers = { 'cache-control': 'no-store' };
  return status
    ? NextResponse.json({ state: status.state }, { headers })
    : NextResponse.json({ state: null }, { status: 404, headers });
}
