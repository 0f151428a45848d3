import type { ConsentSite } from '@forecourt/content';
import type { Track } from '@forecourt/domain';
import { createTrack } from './createTrack.ts';
import { firstParty } from './firstParty.ts';
import { lateDestination } from './lateDestination.ts';

/** Destinations of a site's visitor events: the site itself, and Google where the dealer wants it. */
export function siteTrack(site: ConsentSite): Track {
  const own = firstParty();
  const { measurementId } = site.analytics;
  if (!measurementId) return createTrack([own]);
  const google = lateDestination('Google Analytics', async () => {
    const { ga4Of } = await import('../analytics/ga4.ts');
    return ga4Of(site, measurementId);
  });
  return createTrack([own, google]);
}
