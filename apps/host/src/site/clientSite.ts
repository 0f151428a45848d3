import type { PublicSite } from '@forecourt/domain';

/** What travels with every page: lists that only the server reads stay behind. */
export function clientSite(site: PublicSite): PublicSite {
  return {
    ...site,
    offers: [],
    reviews: [],
    locations: [],
    navigation: [],
    about: '',
    guarantees: [],
    dealershipWebsites: [],
    search: { ...site.search, filters: [], promos: [] },
  };
}
