import { articleJsonLd, articlePath } from '@forecourt/content/model';
import type { Metadata } from 'next';
import { renderedAt } from '../../../../../site/cache/renderedAt.ts';
import { articlePageFacts } from '../../../../../site/cache/pageFacts.ts';
import { drawBlocks } from '../../../../../site/blog/drawBlocks.tsx';
import { articleTrail } from '../../../../../site/blog/articleTrail.ts';
import { JsonLd } from '../../../../../site/page/JsonLd.tsx';
import { MissingPage } from '../../../../../site/page/MissingPage.tsx';
import { trailJsonLd } from '../../../../../site/page/trailJsonLd.ts';
import { withPicture } from '../../../../../site/page/withPicture.ts';
import { missingMetadata } from '../../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../../site/request/currentSite.ts';
import { articlePageOf } from '../../../../../site/templates/pages/Article.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface ArticleRoute {
  params: Promise<{ category: string; article: string }>;
}

async function foundAt({ params }: ArticleRoute) {
  const { site, publicSite } = await currentSite();
  const { category, article } = await params;
  return { publicSite, facts: await articlePageFacts(site, publicSite, category, article) };
}

export async function generateMetadata(route: ArticleRoute): Promise<Metadata> {
  const { publicSite, facts } = await foundAt(route);
  const { article } = facts;
  if (!article) return missingMetadata(publicSite);
  const { title, summary } = article;
  return { title, description: summary, alternates: { canonical: articlePath(article) } };
}

/** One article. */
export default async function ArticlePage(route: ArticleRoute) {
  const { publicSite, facts } = await foundAt(route);
  if (!facts.article) return <MissingPage site={publicSite} isGone={facts.isGone} />;
  const { article, blocks, ...shown } = facts;
  const now = renderedAt();
  const Article = await articlePageOf(publicSite);
  const trail = articleTrail(publicSite, article);
  const drawn = await drawBlocks(publicSite, blocks, now);
  return (
    <>
      <JsonLd data={withPicture(articleJsonLd(article, publicSite), article.image_url, publicSite.origin)} />
      <JsonLd data={trailJsonLd(trail, article.title, publicSite.origin)} />
      <Article {...shown} site={publicSite} article={article} blocks={drawn} now={now} trail={trail} />
    </>
  );
}
