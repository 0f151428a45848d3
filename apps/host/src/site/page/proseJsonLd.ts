import { contentPagePath, type ContentRecord, type PublicSite } from '@forecourt/domain';

/** A page of prose as schema.org's WebPage. @param title with the dealer's facts filled in */
export function proseJsonLd(
  { slug, updated }: Pick<ContentRecord<'page'>, 'slug' | 'updated'>,
  title: string,
  { origin, name }: Pick<PublicSite, 'origin' | 'name'>,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': slug === 'about-us' ? 'AboutPage' : 'WebPage',
    name: title,
    url: `${origin}${contentPagePath(slug)}`,
    publisher: { '@type': 'AutoDealer', name, url: origin },
    ...(updated && { dateModified: updated.slice(0, 10) }),
  };
}
