import type { PublicSite } from '@forecourt/domain';

/** What travels with every page: lists that only the server reads stay behind. */
export function clientSite(site: PublicSite): PublicSite {
  return {
    ...site,
    offers: [],
    reviews: [],
    locations: [],
    // Whole numbers are told on request only.
    phones: {},
    phoneLines: [],
    navigation: [],
    calculator: { fees: [], lenders: {} },
    about: '',
    guarantees: [],
    dealershipWebsites: [],
    // Chances and limits of prizes are nobody's business.
    spinToWin: null,
    onlinePayment: null,
    search: { ...site.search, filters: [], promos: [] },
  };
}
