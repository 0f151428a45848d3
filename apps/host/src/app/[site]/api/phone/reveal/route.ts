import { NextResponse } from 'next/server';
import { platform } from '../../../../../platform.ts';
import { readJsonBody } from '../../../../../site/request/readJsonBody.ts';
import { requestSite } from '../../../../../site/request/requestSite.ts';
import { visitorOf } from '../../../../../site/request/visitorOf.ts';

const largestBody = 2_048;

/** Returns a dealership's full phone number on request: `{phone, display}`, or `{error, contact}`. */
export async function POST(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  const read = await readJsonBody(request, largestBody);
  if (!read.ok) {
    const { error, status } = read;
    return NextResponse.json({ error, contact: site.paths.contact }, { status });
  }
  const result = await platform().phones.reveal(site, read.values, { ...visitorOf(request), now: new Date() });
  if (!result.ok) {
    const { error, contact, status, headers } = result;
    return NextResponse.json({ error, contact }, { status, headers: { ...headers, 'cache-control': 'no-store' } });
  }
  const { phone, display } = result;
  return NextResponse.json({ phone, display }, { headers: { 'cache-control': 'no-store' } });
}
