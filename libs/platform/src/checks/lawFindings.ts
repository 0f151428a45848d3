import { pageHref, pageNames, pageRow, type ProsePageName, type Site } from '@forecourt/domain';
import type { ContentService } from '../ports/contentPort.ts';
import type { SiteFinding } from '../ports/checkPort.ts';

/** Legal texts that every page must link to. */
const legalTexts = pageNames.filter((name): name is ProsePageName => {
  const { kind, footer } = pageRow(name);
  return kind === 'prose' && footer === 'legal';
});

/** Texts that a site must have; one about finance only where it has pages about it. */
const requiredTexts = (site: Site): ProsePageName[] =>
  legalTexts.filter((text) => text !== 'finance-disclaimer' || site.pages.some((page) => page.includes('finance')));

/** Legal texts that a site lacks: the page is missing, not published or empty. */
export function lawFindings(site: Site, content: Pick<ContentService, 'find'>): SiteFinding[] {
  const texts = requiredTexts(site).flatMap((slug): SiteFinding[] => {
    const found = content.find(site, 'page', slug);
    const why = !found ? 'is missing' : found.state !== 'live' ? `is ${found.state}` : 'has no text';
    if (found?.state === 'live' && found.record.text.trim() !== '') return [];
    const file = `pages/${slug}.md`;
    return [{ site: site.slug, part: 'law', message: `${pageHref(slug)} ${why}: mend ${file} in its content` }];
  });
  if (site.pages.includes('complaint')) return texts;
  const message = `${pageHref('complaint')} is missing: name "complaint" among its pages`;
  return [...texts, { site: site.slug, part: 'law', message }];
}
