import type { ClientSite, PublicSite } from '@forecourt/domain';

/** As much of a site as travels with every page. */
export function clientSite(site: PublicSite): ClientSite {
  const {
    reviews: _reviews,
    phones: _phones,
    phoneLines: _phoneLines,
    navigation: _navigation,
    calculator: _calculator,
    ownership: _ownership,
    complaints: _complaints,
    about: _about,
    guarantees: _guarantees,
    dealershipWebsites: _dealershipWebsites,
    spinToWin: _spinToWin,
    onlinePayment: _onlinePayment,
    search: { filters: _filters, ...search },
    ...known
  } = site;
  return { ...known, search, locations: [] };
}
