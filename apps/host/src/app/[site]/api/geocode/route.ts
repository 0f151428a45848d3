import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { NextResponse } from 'next/server';
import { platform } from '../../../../platform.ts';
import { postcodeProblems } from '../../../../site/place/readPlaces.ts';
import { requestSite } from '../../../../site/request/requestSite.ts';
import { visitorOf } from '../../../../site/request/visitorOf.ts';

const week = 'public, max-age=604800';

/** Coordinates of a postcode: `{lat, long}`, or 'Invalid postcode' where there is none. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  const postcode = new URL(request.url).searchParams.get('postcode');
  const place = await platform().geocoding.lookUp(postcode, site.country, visitorOf(request).address);
  if (place.found) return NextResponse.json(place.found, { headers: { 'cache-control': week } });
  const error = wordsOf(refusalMessages, site)(postcodeProblems[place.reason]);
  const headers = { 'cache-control': 'no-store' };
  if (place.reason === 'unknown') return NextResponse.json({ error }, { status: 404, headers });
  if (place.reason === 'often') {
    const wait = { 'retry-after': String(place.retryAfterSeconds) };
    return NextResponse.json({ error }, { status: 429, headers: { ...headers, ...wait } });
  }
  return NextResponse.json({ error }, { status: 503, headers });
}
