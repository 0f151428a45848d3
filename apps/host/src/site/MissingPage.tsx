import type { PublicSite } from '@forecourt/domain';
import { templates } from '@forecourt/templates';

/**
 * The site's own page for an address that leads nowhere. The framework's way would send an empty document for scripts
 * to fill; this one is read without them. The server answers 404 where it finds the mark.
 */
export function MissingPage({ site }: { site: PublicSite }) {
  const { NotFound } = templates[site.template];
  return (
    <>
      <meta name="forecourt:status" content="404" />
      <meta name="robots" content="noindex" />
      <NotFound site={site} />
    </>
  );
}
