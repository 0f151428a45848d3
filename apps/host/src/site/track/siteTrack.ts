import type { PublicSite, Track } from '@forecourt/domain';
import { createTrack } from './createTrack.ts';
import { firstParty } from './firstParty.ts';
import { lateDestination } from './lateDestination.ts';

/** Destinations of a site's visitor events: the site itself, and Google where the dealer wants it. */
export function siteTrack({ slug, analytics: { measurementId } }: Pick<PublicSite, 'slug' | 'analytics'>): Track {
  const own = firstParty();
  if (!measurementId) return createTrack([own]);
  const google = lateDestination('Google Analytics', async () => {
    const { ga4Of } = await import('../analytics/ga4.ts');
    return ga4Of(slug, measurementId);
  });
  return createTrack([own, google]);
}
