import type { PublicSite } from '@forecourt/domain';
import { notFoundPages } from '@forecourt/templates';

/** What the server answers with instead of 200, for a page that says why there is nothing to see. */
export function pageStatus(status: '404' | '410') {
  return (
    <>
      <meta name="forecourt:status" content={status} />
      <meta name="robots" content="noindex" />
    </>
  );
}

/**
 * The site's own page for an address that leads nowhere. The framework's way would send an empty document for scripts
 * to fill; this one is read without them. The server answers with
 * the status of the mark.
 */
export function MissingPage({ site, isGone = false }: { site: PublicSite; isGone?: boolean }) {
  const NotFound = notFoundPages[site.template];
  return (
    <>
      {pageStatus(isGone ? '410' : '404')}
      <NotFound site={site} />
    </>
  );
}
