import { NextResponse } from 'next/server';
import { platform } from '../../../../platform.ts';
import { isSentAs } from '../../../../site/request/readJsonBody.ts';
import { readText } from '../../../../site/request/readText.ts';
import { requestSite } from '../../../../site/request/requestSite.ts';
import { visitorOf } from '../../../../site/request/visitorOf.ts';

/** Bytes. */
const largestBatch = 20_480;

function refuse(status: number, error: string, more: Record<string, string> = {}): Response {
  return NextResponse.json({ error }, { status, headers: { 'cache-control': 'no-store', ...more } });
}

/** Receives batches of visitor events from the site's pages. Answers before they are stored. */
export async function POST(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  // Browsers send the last events of a page as text.
  if (!isSentAs(request, ['text/plain', 'application/json'])) return refuse(415, 'Send it as text/plain.');
  const text = await readText(request, largestBatch);
  if (text === null) return refuse(413, `A batch has at most ${largestBatch} bytes.`);
  const result = await platform().events.take(site, text, visitorOf(request));
  if (result.ok) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  const { status, error, retryAfterSeconds } = result;
  return refuse(status, error, retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {});
}
