import { localeOf } from '@forecourt/domain';
import { refusalMessages, weekdayDate, wordsOf } from '@forecourt/domain/messages';
import { NextResponse } from 'next/server';
import { platform } from '../../../../platform.ts';
import { requestSite } from '../../../../site/request/requestSite.ts';

/** Free times for a test drive: `?car_id=` or `?location_id=`, else those of the site's showroom. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  const query = new URL(request.url).searchParams;
  const times =
    site &&
    (await platform().appointments.slots(site, {
      carId: query.get('car_id'),
      locationId: query.get('location_id'),
      now: new Date(),
    }));
  const headers = { 'cache-control': 'no-store' };
  if (!site || !times) {
    const error = wordsOf(refusalMessages, site ?? { messages: {} })('refusal.noTimes');
    return NextResponse.json({ error }, { status: 404, headers });
  }
  const days = times.days.map((day) => ({ ...day, words: weekdayDate(day.date, localeOf(site)) }));
  return NextResponse.json({ ...times, days }, { headers });
}
