import { blogFeed } from '@forecourt/content/model';
import { articleMessages, wordsOf } from '@forecourt/domain/messages';
import { platform } from '../../../../platform.ts';
import { latestArticles } from '../../../../site/blog/siteArticles.ts';
import { requestSite } from '../../../../site/request/requestSite.ts';

export const dynamic = 'force-dynamic';

/** The latest articles for feed readers. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  const publicSite = platform().sites.publicSite(site);
  const { origin, name } = publicSite;
  const feed = { origin, name, feedPath: '/blog/feed.xml' };
  return new Response(blogFeed(latestArticles(site), feed, wordsOf(articleMessages, publicSite)), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
