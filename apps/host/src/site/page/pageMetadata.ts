import type { PublicSite } from '@forecourt/domain';
import { titleMessages, wordsOf } from '@forecourt/domain/messages';
import type { Metadata } from 'next';
import { currentSite } from '../request/currentSite.ts';

/** Titles that are the same whatever a page shows. */
type PlainTitle = {
  [Key in keyof typeof titleMessages]: (typeof titleMessages)[Key] extends `${string}{${string}` ? never : Key;
}[keyof typeof titleMessages];

/** Open Graph tags of a page, with what all pages of its site share: a page's own replace those of its layout whole. */
export function openGraphOf({ name, locale }: Pick<PublicSite, 'name' | 'locale'>, own: Metadata['openGraph'] = {}) {
  const { language, region } = new Intl.Locale(locale).maximize();
  return { siteName: name, type: 'website', ...own, locale: `${language}_${region}` } satisfies Metadata['openGraph'];
}

/** Metadata of a page that the site does not have. */
export const missingMetadata = (site: Pick<PublicSite, 'messages'>): Metadata => ({
  title: wordsOf(titleMessages, site)('title.notFound'),
});

/** Metadata of a page that search engines leave out. */
export async function unlistedMetadata(title: PlainTitle): Promise<Metadata> {
  const { publicSite } = await currentSite();
  return { title: wordsOf(titleMessages, publicSite)(title), robots: { index: false } };
}
