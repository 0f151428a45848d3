import { articleBody, articleJsonLd, articlePath, contentFacts } from '@forecourt/content/model';
import { articlePages } from '@forecourt/templates';
import type { Metadata } from 'next';
import { articleAt } from '../../../../../site/cache/cacheTable.ts';
import { madeAt } from '../../../../../site/cache/madeAt.ts';
import { articleStock, ownStock } from '../../../../../site/blog/articleStock.ts';
import { articleTrail } from '../../../../../site/blog/articleTrail.ts';
import { JsonLd } from '../../../../../site/page/JsonLd.tsx';
import { MissingPage } from '../../../../../site/page/MissingPage.tsx';
import { trailJsonLd } from '../../../../../site/page/trailJsonLd.ts';
import { withPicture } from '../../../../../site/page/withPicture.ts';
import { currentSite } from '../../../../../site/request/currentSite.ts';

/** Its parts come one after the other, and a stored page has to be the same bytes each time. */
export const dynamic = 'force-dynamic';

interface ArticleRoute {
  params: Promise<{ category: string; article: string }>;
}

async function foundAt({ params }: ArticleRoute) {
  const { site, publicSite } = await currentSite();
  const { category, article } = await params;
  return { site, publicSite, found: await articleAt(site, category, article) };
}

export async function generateMetadata(route: ArticleRoute): Promise<Metadata> {
  const { found } = await foundAt(route);
  if (found?.state !== 'live') return { title: 'Page not found' };
  const { title, summary } = found.article;
  return { title, description: summary, alternates: { canonical: articlePath(found.article) } };
}

/** One article. */
export default async function ArticlePage(route: ArticleRoute) {
  const { site, publicSite, found } = await foundAt(route);
  if (found?.state !== 'live') return <MissingPage site={publicSite} isGone={found?.state === 'expired'} />;
  const { article, related } = found;
  const body = articleBody(article.text, contentFacts(publicSite), ownStock(article));
  const Article = articlePages[publicSite.template];
  const trail = articleTrail(article);
  return (
    <>
      <JsonLd data={withPicture(articleJsonLd(article, publicSite), article.image_url, publicSite.origin)} />
      <JsonLd data={trailJsonLd(trail, article.title, publicSite.origin)} />
      <Article
        site={publicSite}
        article={article}
        body={body}
        stock={await articleStock(site, body)}
        related={related}
        now={madeAt()}
        trail={trail}
      />
    </>
  );
}
