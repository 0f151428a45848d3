import { platform } from '../../../../../platform.ts';
import { answerChange, changeList } from '../../../../../site/garage/watchlistRequest.ts';

/** Saves a search of the signed-in visitor: `{name, path}` is answered with `{success}`. */
export async function POST(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  return changeList(request, (await params).site, async ({ site, visitor, body: { name, path } }) =>
    answerChange(await platform().watchlist.saveSearch(site, visitor.phone, { name, path })),
  );
}
