import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { NextResponse } from 'next/server';
import { platform } from '../../../../platform.ts';
import { isFormLocked } from '../../../../site/form/formGate.ts';
import { readJsonBody } from '../../../../site/request/readJsonBody.ts';
import { requestSite } from '../../../../site/request/requestSite.ts';
import { handOverLead } from '../../../../site/form/handOverLead.ts';
import { successCookie, successCookieOptions } from '../../../../site/form/successMarker.ts';

const largestBody = 64 * 1_024;

/** Signed current time for a form that has just been started, which sends it back on submission. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const arrived = new Date();
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  const answer = { started_at: platform().leads.begin(site, arrived) };
  return NextResponse.json(answer, { headers: { 'cache-control': 'no-store' } });
}

/** Takes a form's values as JSON and answers `{lead_id, redirect}` or `{error, fieldErrors}`. */
export async function POST(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const arrived = new Date();
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  const say = wordsOf(refusalMessages, site);
  const read = await readJsonBody(request, largestBody);
  if (!read.ok) return NextResponse.json({ error: say('refusal.formUnreadable') }, { status: read.status });
  const { values } = read;
  if (await isFormLocked(site, values)) {
    return NextResponse.json({ error: say('refusal.signedOut') }, { status: 401 });
  }
  const result = await handOverLead(site, values, { headers: request.headers, arrived, byScript: true });
  if (!result.ok) {
    return NextResponse.json({ error: result.error, fieldErrors: result.fieldErrors }, { status: result.status });
  }
  const { lead_id, redirect, category, subcategory } = result;
  const response = NextResponse.json({ lead_id, redirect, category, subcategory });
  response.cookies.set(successCookie, lead_id, successCookieOptions);
  response.headers.set('cache-control', 'no-store');
  return response;
}
