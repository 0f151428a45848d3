import type { ContentLink, Site } from '@forecourt/domain';
import type { FoundContent } from '@forecourt/platform';
import { unstable_cache } from 'next/cache';
import { platform } from '../../platform.ts';
import { contentTag, siteTag } from './cacheTags.ts';
import { inWaves } from './inWaves.ts';

const tags = ({ slug }: Site) => [siteTag(slug), contentTag(slug)];
/** Seconds. What changes is let go at once. */
const lifetime = 3_600;

/** Names of the pages of prose that show now. */
export const contentLinks = (site: Site): Promise<ContentLink[]> =>
  inWaves(
    unstable_cache(
      async () =>
        platform()
          .content.list(site, 'page')
          .map(({ slug, title }) => ({ slug, title })),
      ['content links', site.slug],
      { tags: tags(site), revalidate: lifetime },
    )(),
  );

/** A page of prose, whether it shows or not; null where there is none of that name. */
export const contentPage = (site: Site, slug: string): Promise<FoundContent<'page'> | null> =>
  inWaves(
    unstable_cache(async () => platform().content.find(site, 'page', slug), ['content page', site.slug, slug], {
      tags: tags(site),
      revalidate: lifetime,
    })(),
  );
