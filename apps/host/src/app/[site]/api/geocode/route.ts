import { NextResponse } from 'next/server';
import { platform } from '../../../../platform.ts';
import { requestSite } from '../../../../site/requestSite.ts';

const week = 'public, max-age=604800';

/** Where a postcode is: `{lat, long}`, or 'Invalid postcode' where there is none. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  const place = await platform().geocoding.look(new URL(request.url).searchParams.get('postcode'));
  if (place.found) return NextResponse.json(place.found, { headers: { 'cache-control': week } });
  const headers = { 'cache-control': 'no-store' };
  if (place.reason === 'unknown') return NextResponse.json({ error: 'Invalid postcode' }, { status: 404, headers });
  const error = 'We cannot look postcodes up just now. Please try again in a minute.';
  return NextResponse.json({ error }, { status: 503, headers });
}
