import type { PublicSite, Site } from '@forecourt/domain';
import type { Landing } from '@forecourt/search/model';
import type { Metadata } from 'next';
import type { GivenParameters } from '../request/parameters.ts';
import { stockList } from './stockList.ts';

/** What a list tells search engines and whoever shares it. */
export async function listMetadata(
  site: Site,
  publicSite: PublicSite,
  landing: Landing | null,
  given: GivenParameters,
): Promise<Metadata> {
  const { words, search, canonical, indexable } = await stockList(site, publicSite, landing, given);
  const { page } = search;
  const title = page ? `${words.title}, page ${page}` : words.title;
  return {
    title,
    description: words.description,
    alternates: { canonical },
    openGraph: { title, description: words.description, url: canonical, locale: 'en_AU' },
    robots: indexable ? undefined : { index: false, follow: true },
  };
}
