import { cookies } from 'next/headers';
import { platform } from '../../../../platform.ts';
import { requestSite } from '../../../../site/request/requestSite.ts';
import { successCookie } from '../../../../site/form/successMarker.ts';

/** The booked time of the lead that this visitor has just sent, for a calendar. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  const marker = (await cookies()).get(successCookie)?.value;
  const calendar = site && marker ? await platform().leads.calendar(site, marker) : null;
  if (calendar === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'cache-control': 'no-store',
    },
  });
}
