import { signInPath } from '@forecourt/shopper/model';
import { platform } from '../../../../platform.ts';
import { requestSite } from '../../../../site/request/requestSite.ts';
import { currentVisitor } from '../../../../site/request/session.ts';
import { answerJson, answerList } from '../../../../site/garage/watchlistRequest.ts';

/** The signed-in visitor's list: `{success, phone_number, signed_in_at, car_ids}`. Asked for by pages that are the same for everybody. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site || !platform().sites.publicSite(site).flags.watchlist) return new Response(null, { status: 404 });
  try {
    const visitor = await currentVisitor(site);
    if (visitor) return await answerList(site, visitor);
    const redirect = signInPath({ type: 'watchlist', redirect: site.paths.watchlist, back: '/' });
    return answerJson({ success: false, redirect }, 401);
  } catch {
    return answerJson({ success: false, message: 'We can’t load your list just now.' }, 503);
  }
}
