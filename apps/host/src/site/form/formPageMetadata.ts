import { type WordedPageName, formPageText } from '@forecourt/templates';
import { hasPage, pageHref, pageRow } from '@forecourt/domain';
import type { Metadata } from 'next';
import { missingMetadata, openGraphOf } from '../page/pageMetadata.ts';
import { currentSite } from '../request/currentSite.ts';

/** Title, description and address of a page with texts of its own. */
export async function formPageMetadata(page: WordedPageName): Promise<Metadata> {
  const { publicSite } = await currentSite();
  if (!hasPage(publicSite, page)) return missingMetadata(publicSite);
  const { title, intro } = formPageText(publicSite, page);
  const url = pageHref(page);
  // The site's name is not appended to a title that already contains it.
  const named = title.includes(publicSite.name) ? { absolute: title } : title;
  if (!pageRow(page).sitemap) return { title: named, description: intro, robots: { index: false } };
  return {
    title: named,
    description: intro,
    alternates: { canonical: url },
    openGraph: openGraphOf(publicSite, { title, description: intro, url }),
  };
}
