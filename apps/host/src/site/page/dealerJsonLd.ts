import type { PublicSite } from '@forecourt/domain';
import { selectLocations } from '@forecourt/locations/model';
import { placeFacts } from '../place/placeJsonLd.ts';

/** The dealer's locations as structured data, each with its schema.org type. */
export function dealerJsonLd(site: PublicSite): object {
  return {
    '@context': 'https://schema.org',
    '@graph': selectLocations('all', site.locations).map((location) => placeFacts(site, location)),
  };
}
