import type { PublicSite } from '@forecourt/domain';
import { titleMessages, wordsOf } from '@forecourt/domain/messages';
import type { Metadata } from 'next';
import { openGraphOf } from '../page/pageMetadata.ts';
import type { StockList } from './stockList.ts';

/** Metadata of a list for search engines and shared links. */
export function listMetadata(
  { words, search, canonical, indexable }: StockList,
  site: Pick<PublicSite, 'messages' | 'name' | 'locale'>,
): Metadata {
  const { page } = search;
  const title = page ? wordsOf(titleMessages, site)('title.pageOf', { title: words.title, page }) : words.title;
  return {
    title,
    description: words.description,
    alternates: { canonical },
    openGraph: openGraphOf(site, { title, description: words.description, url: canonical }),
    robots: indexable ? undefined : { index: false, follow: true },
  };
}
