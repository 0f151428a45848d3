import type { Site } from '@forecourt/domain';
import type { LeadResult } from '@forecourt/platform';
import { platform } from '../../platform.ts';
import { withOwnOffer } from '../offers/offerAnswers.ts';
import { offerBySlug } from '../offers/siteOffers.ts';
import { visitorOf } from '../request/visitorOf.ts';

interface Arrival {
  headers: Headers;
  /** Time the post arrived, before anything else was done. */
  arrived: Date;
  byScript: boolean;
}

/** Submits a form's values to the platform, with the origin of the request. */
export function handOverLead(
  site: Site,
  values: Record<string, unknown>,
  { headers, arrived, byScript }: Arrival,
): Promise<LeadResult> {
  const { leads, sites } = platform();
  const { origin } = sites.publicSite(site);
  const referer = headers.get('referer');
  const page = referer && URL.canParse(referer) ? new URL(referer) : null;
  const completed = withOwnOffer(values, (slug) => offerBySlug(site, slug)?.offer ?? null);
  return leads.submit(site, completed, {
    // The origin is the site's own; only the path is taken from the browser.
    url: origin + (page ? page.pathname + page.search : '/'),
    ...visitorOf({ headers }),
    byScript,
    now: arrived,
  });
}
