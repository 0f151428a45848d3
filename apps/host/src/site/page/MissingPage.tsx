import type { PublicSite } from '@forecourt/domain';
import { notFoundPages } from '@forecourt/templates';

/**
 * The site's own page for an address that leads nowhere. The framework's way would send an empty document for scripts
 * to fill; this one is read without them. The server answers with
 * the status of the mark.
 */
export function MissingPage({ site, isGone = false }: { site: PublicSite; isGone?: boolean }) {
  const NotFound = notFoundPages[site.template];
  return (
    <>
      <meta name="forecourt:status" content={isGone ? '410' : '404'} />
      <meta name="robots" content="noindex" />
      <NotFound site={site} />
    </>
  );
}
