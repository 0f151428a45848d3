import { modelFactMessages, wordsOf } from '@forecourt/domain/messages';
import { modelMenuOf } from '@forecourt/range/model';
import { platform } from '../../../../../platform.ts';
import { siteRange } from '../../../../../site/cache/cacheTable.ts';
import { stockCounts } from '../../../../../site/range/modelsFacts.ts';
import { requestSite } from '../../../../../site/request/requestSite.ts';

export const dynamic = 'force-dynamic';

/** Content of the menu of models, fetched when it opens. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return Response.json({ error: 'There is no site at this address.' }, { status: 404 });
  const [{ models, manufacturers }, countOf] = await Promise.all([siteRange(site), stockCounts(site)]);
  const publicSite = platform().sites.publicSite(site);
  const menu = modelMenuOf(
    models,
    manufacturers,
    { searchPath: publicSite.paths.search, countOf },
    wordsOf(modelFactMessages, publicSite),
  );
  return Response.json(menu, {
    headers: { 'cache-control': 'public, max-age=300' },
  });
}
