import { platform } from '../../../../platform.ts';

const notFound = () => new Response('There is no such message.\n', { status: 404 });
const noStore = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * A mail or text message of the demo as its recipient sees it; `?as=text` its plain text, `?as=calendar` its calendar
 * attachment.
 */
export async function GET(request: Request, { params }: { params: Promise<{ delivery: string }> }): Promise<Response> {
  if ((globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.demo')] !== true) return notFound();
  const message = await platform().leads.message((await params).delivery);
  if (!message) return notFound();
  const format = new URL(request.url).searchParams.get('as');
  if (format === 'calendar') {
    if (message.calendar === null) return notFound();
    const headers = {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': 'attachment; filename="appointment.ics"',
    };
    return new Response(message.calendar, { headers: { ...noStore, ...headers } });
  }
  if (format === 'text' || message.html === null) {
    const lines = [`To: ${message.to}`, ...(message.subject === null ? [] : [`Subject: ${message.subject}`])];
    const headers = { ...noStore, 'content-type': 'text/plain; charset=utf-8' };
    return new Response(`${lines.join('\n')}\n\n${message.text}\n`, { headers });
  }
  return new Response(message.html, { headers: { ...noStore, 'content-type': 'text/html; charset=utf-8' } });
}
