import { type WordedPageName, formPageText } from '@forecourt/templates';
import { hasSitePage } from '@forecourt/content/model';
import { sitePagePaths } from '@forecourt/domain';
import type { Metadata } from 'next';
import { currentSite } from '../request/currentSite.ts';
import { isHiddenPage } from './formPages.ts';

/** Title, description and address of a page with words of its own. */
export async function formPageMetadata(page: WordedPageName): Promise<Metadata> {
  const { publicSite } = await currentSite();
  if (!hasSitePage(publicSite, page)) return { title: 'Page not found' };
  const { title, intro } = formPageText(publicSite, page);
  const url = sitePagePaths[page];
  // A title that names the dealer itself is not followed by its name once more.
  const named = title.includes(publicSite.name) ? { absolute: title } : title;
  if (isHiddenPage(page)) return { title: named, description: intro, robots: { index: false } };
  return {
    title: named,
    description: intro,
    alternates: { canonical: url },
    openGraph: { title, description: intro, url, siteName: publicSite.name, locale: 'en_AU', type: 'website' },
  };
}
