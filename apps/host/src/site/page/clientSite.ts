import type { ClientSite, PublicSite } from '@forecourt/domain';
import { browserMessages } from '@forecourt/domain/messages';

/** The part of a site that every page sends to the browser. */
export function clientSite(site: PublicSite): ClientSite {
  const {
    messages,
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
    description: _description,
    tagline: _tagline,
    socialUrls: _socialUrls,
    reviewSettings: _reviewSettings,
    replies: _replies,
    complaintsContact: _complaintsContact,
    email: _email,
    stockDealershipIds: _stockDealershipIds,
    licenceNumbers: _licenceNumbers,
    pageTexts: _pageTexts,
    map: _map,
    baseDomain: _baseDomain,
    messagingUrl: _messagingUrl,
    brandColour: _brandColour,
    currency: _currency,
    tax: _tax,
    themeData: _themeData,
    identity: _identity,
    appointments: _appointments,
    finance: _finance,
    pages: _pages,
    purchase: _purchase,
    theme: _theme,
    search: { filters: _filters, ...search },
    ...known
  } = site;
  return { ...known, messages: browserMessages(messages), search, locations: [] };
}
