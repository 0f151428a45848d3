import { blogPath } from '@forecourt/content/model';
import type { Metadata } from 'next';
import { articlesOf } from '../cache/cacheTable.ts';
import { homeTrail } from '../page/homeTrail.ts';
import { JsonLd } from '../page/JsonLd.tsx';
import { MissingPage } from '../page/MissingPage.tsx';
import { trailJsonLd } from '../page/trailJsonLd.ts';
import { currentSite } from '../request/currentSite.ts';
import { blogPageOf } from '../templates/pages/Blog.ts';

export interface BlogListProps {
  /** As in the URL; null for all articles. */
  category: string | null;
  /** Page number from 1; NaN if it is not a number. */
  page: number;
}

const blogTrail = [...homeTrail, { name: 'Blog', href: blogPath() }];

export async function blogListMetadata({ category, page }: BlogListProps): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  const list = await articlesOf(site, category, page);
  if (!list) return { title: 'Page not found' };
  const name = list.category ?? 'Blog';
  return {
    title: page === 1 ? name : `${name}, page ${page}`,
    description: `News, reviews and advice from ${publicSite.name}.`,
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
  const trail = list.category === null && page === 1 ? homeTrail : blogTrail;
  return (
    <>
      <JsonLd data={trailJsonLd(trail, list.category ?? 'Blog', publicSite.origin)} />
      <Blog site={publicSite} list={list} trail={trail} />
    </>
  );
}
