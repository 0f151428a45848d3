import type { Usage } from './usageOf.ts';

/** Offers and their conditions. */
export const offersUsage: Readonly<Record<string, Usage>> = {
  'Offers/OfferCard': {
    do: 'Name the end of the offer and what it applies to.',
    dont: 'Do not show one that is over.',
  },
  'Offers/OfferChips': {
    do: 'Lead to the groups of a list that is too long for one look.',
    dont: 'Do not filter with it: its links jump within the page.',
  },
  'Offers/OfferDetails': {
    do: 'Show one offer whole, on its own page.',
    dont: 'Do not list several with it: those are OfferCard in an OfferList. Its conditions are OfferTerms.',
  },
  'Offers/OfferList': {
    do: 'Show running offers side by side.',
    dont: 'Do not keep a heading around it without offers: it renders nothing then. A section with its anchor is OffersSection.',
  },
  'Offers/OfferPopup': {
    do: 'Show one offer above the page, once for each visitor.',
    dont: 'Do not use it for what visitors need to know: it is closed unread. On the page that is an OfferCard.',
  },
  'Offers/OfferShows': {
    do: 'Name days and places of the shows at which an offer is given.',
    dont: 'Do not show shows that are over, and do not use it for opening hours: those are SpecialDays.',
  },
  'Offers/OfferTerms': {
    do: 'Place the conditions under the offer that they belong to.',
    dont: 'Do not shorten them.',
  },
};
