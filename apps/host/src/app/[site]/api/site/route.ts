import { platform } from '../../../../platform.ts';
import { searchKey } from '../../../../site/list/searchKey.ts';
import { embeddedSite } from '../../../../site/page/embeddedSite.ts';
import { themeStyle } from '../../../../site/page/themeStyle.ts';
import { requestSite } from '../../../../site/request/requestSite.ts';

export const dynamic = 'force-dynamic';

/** What a page of another website needs to show this site's stock, calculators and forms: `EmbeddedSite`. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return Response.json({ error: 'There is no site at this address.' }, { status: 404 });
  const publicSite = platform().sites.publicSite(site);
  const answer = embeddedSite(publicSite, { theme: themeStyle(publicSite).theme, searchKey: searchKey() });
  return Response.json(answer, { headers: { 'cache-control': 'public, max-age=300' } });
}
