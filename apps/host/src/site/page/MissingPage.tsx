import type { PublicSite } from '@forecourt/domain';
import { notFoundPageOf } from '../templates/pages/NotFound.ts';

/** Status code in place of 200 for an error page. */
export function pageStatus(status: '404' | '410') {
  return (
    <>
      <meta name="forecourt:status" content={status} />
      <meta name="robots" content="noindex" />
    </>
  );
}

/**
 * The site's own error page. The framework's would send an empty document for scripts to fill; this one works without
 * them. The server answers with the status in the marker element.
 */
export async function MissingPage({ site, isGone = false }: { site: PublicSite; isGone?: boolean }) {
  const NotFound = await notFoundPageOf(site);
  return (
    <>
      {pageStatus(isGone ? '410' : '404')}
      <NotFound site={site} />
    </>
  );
}
