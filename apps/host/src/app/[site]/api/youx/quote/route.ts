import { dollars } from '@forecourt/domain';
import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { NextResponse } from 'next/server';
import { platform } from '../../../../../platform.ts';
import { readJsonBody } from '../../../../../site/request/readJsonBody.ts';
import { requestSite } from '../../../../../site/request/requestSite.ts';
import { visitorOf } from '../../../../../site/request/visitorOf.ts';

const largestBody = 2_048;
const headers = { 'cache-control': 'no-store' };

/**
 * Finance quote of a vehicle: `{weeklyRepaymentAmount, comparisonRate, advertisedRate}` in dollars and percent. Only
 * `car_id` of the request is used; price, year and identifiers of the vehicle come from the stock.
 */
export async function POST(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  const read = await readJsonBody(request, largestBody);
  if (!read.ok) return NextResponse.json({ error: read.error }, { status: read.status, headers });
  const answer = await platform().quotes.quote(site, read.values.car_id, visitorOf(request).address);
  if (answer.ok) {
    const { weeklyRepaymentAmount, comparisonRate, advertisedRate } = answer.quote;
    return NextResponse.json(
      { weeklyRepaymentAmount: dollars(weeklyRepaymentAmount), comparisonRate, advertisedRate },
      { headers },
    );
  }
  const say = wordsOf(refusalMessages, site);
  if (answer.reason === 'often') {
    const error = say('refusal.manyQuotes');
    const wait = { 'retry-after': String(answer.retryAfterSeconds) };
    return NextResponse.json({ error }, { status: 429, headers: { ...headers, ...wait } });
  }
  if (answer.reason === 'none') {
    return NextResponse.json({ error: say('refusal.noQuote') }, { status: 404, headers });
  }
  const error = say('refusal.quoteUnavailable');
  return NextResponse.json({ error }, { status: 503, headers });
}
