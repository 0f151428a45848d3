import { NextResponse } from 'next/server';
import { platform } from '../../../../../platform.ts';
import { isOwnedBy } from '../../../../../site/request/ownedBy.ts';
import { requestSite } from '../../../../../site/request/requestSite.ts';
import { currentVisitor } from '../../../../../site/request/session.ts';

interface StatusProps {
  params: Promise<{ site: string; payment: string }>;
}

/** Status of a payment, for the page that waits for the bank. Reveals neither payer nor amount. */
export async function GET(request: Request, { params }: StatusProps): Promise<Response> {
  const { site: siteSlug, payment } = await params;
  const site = requestSite(request, siteSlug);
  const headers = { 'cache-control': 'no-store' };
  const unknown = () => NextResponse.json({ state: null }, { status: 404, headers });
  const { onlinePayments } = platform();
  const known = site && (await onlinePayments.status(site, payment));
  if (!known || !isOwnedBy(await currentVisitor(site), known)) return unknown();
  const status = await onlinePayments.settle(site, payment, new Date());
  return status ? NextResponse.json({ state: status.state }, { headers }) : unknown();
}
