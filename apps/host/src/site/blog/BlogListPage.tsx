import { blogPath } from '@forecourt/content/model';
import { articleMessages, titleMessages, wordsOf } from '@forecourt/domain/messages';
import type { Metadata } from 'next';
import { articlesOf } from '../cache/cacheTable.ts';
import { homeTrail } from '../page/homeTrail.ts';
import { JsonLd } from '../page/JsonLd.tsx';
import { MissingPage } from '../page/MissingPage.tsx';
import { trailJsonLd } from '../page/trailJsonLd.ts';
import { missingMetadata } from '../page/pageMetadata.ts';
import { currentSite } from '../request/currentSite.ts';
import { blogPageOf } from '../templates/pages/Blog.ts';
import { blogTrail } from './articleTrail.ts';

export interface BlogListProps {
  /** As in the URL; null for all articles. */
  category: string | null;
  /** Page number from 1; NaN if it is not a number. */
  page: number;
}

export async function blogListMetadata({ category, page }: BlogListProps): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  const list = await articlesOf(site, category, page);
  if (!list) return missingMetadata(publicSite);
  const say = wordsOf(titleMessages, publicSite);
  const title = list.category ?? wordsOf(articleMessages, publicSite)('article.blog');
  return {
    title: page === 1 ? title : say('title.pageOf', { title, page }),
    description: say('title.blogText', { name: publicSite.name }),
    alternates: {
      canonical: blogPath(list.category, page),
      types: { 'application/rss+xml': '/blog/feed.xml' },
    },
  };
}

/** One page of a list of articles. */
export async function BlogListPage({ category, page }: BlogListProps) {
  const { site, publicSite } = await currentSite();
  const list = await articlesOf(site, category, page);
  if (!list) return <MissingPage site={publicSite} />;
  const Blog = await blogPageOf(publicSite);
  const isFirst = list.category === null && page === 1;
  const trail = isFirst ? homeTrail(publicSite) : blogTrail(publicSite);
  const current = list.category ?? wordsOf(articleMessages, publicSite)('article.blog');
  return (
    <>
      <JsonLd data={trailJsonLd(trail, current, publicSite.origin)} />
      <Blog site={publicSite} list={list} trail={trail} />
    </>
  );
}
