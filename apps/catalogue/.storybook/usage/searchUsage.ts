import type { Usage } from './usageOf.ts';

/** The search: its filters, its list and the ways into it. */
export const searchUsage: Readonly<Record<string, Usage>> = {
  'Search/BodyTilesFilter': {
    do: 'Choose types of body by their outlines, several at once.',
    dont: 'Do not use it outside the search: on a home page BodyTiles lead into it.',
  },
  'Search/CurrentFilters': {
    do: 'Show every filter that narrows the list, each with a way to remove it.',
    dont: 'Do not hide filters that an address brought along.',
  },
  'Search/FilterList': {
    do: 'Count what each value would find; keep chosen values in sight.',
    dont: 'Do not offer values that find nothing.',
  },
  'Search/FilterPanel': {
    do: 'Show all filters of a site beside the list of wide windows.',
    dont: 'Do not show it above a list on phones: there it stands in a FilterSheet.',
  },
  'Search/FilterRange': {
    do: 'Narrow a range by a slider, with fields for exact ends.',
    dont: 'Do not use it for a few fixed values: that is a FilterSelect or a FilterList.',
  },
  'Search/FilterSelect': {
    do: 'Choose one of many values, in an order in which they are found.',
    dont: 'Do not use it where several values may be chosen: that is a FilterList.',
  },
  'Search/FilterSheet': {
    do: 'Say on the close button how many vehicles there are.',
    dont: 'Do not close it with each choice.',
  },
  'Search/FilterToggle': {
    do: 'Filter by one yes, with the number of vehicles that it would find.',
    dont: 'Do not use it for a choice between two values: both belong into a FilterList.',
  },
  'Search/Hits': {
    do: 'Draw the vehicles found with the card of the site.',
    dont: 'Do not empty the list while the next search runs: the former vehicles stay.',
  },
  'Search/LayoutSwitch': {
    do: 'Let a visitor see the list as a grid or in rows.',
    dont: 'Do not change anything else by it: order and filters stay.',
  },
  'Search/MakeFilter': {
    do: 'Choose makes and then models of these, several at once.',
    dont: 'Do not use it on a site with one make: the FilterList of models is enough.',
  },
  'Search/NoResults': {
    do: 'Say which choice to drop and what that would find.',
    dont: 'Do not use it for a search that failed: Hits says so and keeps the former vehicles.',
  },
  'Search/PageSearch': {
    do: 'Put the site’s search into a page of React that is not of the host.',
    dont: 'Do not place two on a page: the address holds one search.',
  },
  'Search/Pager': {
    do: 'Lead to further pages of the list, each with an address.',
    dont: 'Do not use it for articles: that is the ArticlePager.',
  },
  'Search/PriceRangeWidget': {
    do: 'Start a search from a budget, on any page.',
    dont: 'Do not use it within the search: its filter of the price is a FilterRange.',
  },
  'Search/PromoCard': {
    do: 'Place an advertisement of the dealer among the vehicles of a list.',
    dont: 'Do not make it look like a vehicle, and do not put more links into it: the card is one.',
  },
  'Search/ResultCount': {
    do: 'Say how many vehicles were found, above the list.',
    dont: 'Do not announce the number a second time: it is read out when it changes.',
  },
  'Search/SearchApp': {
    do: 'Show the whole search of a page, within an InstantSearch.',
    dont: 'Do not build a list of vehicles beside it: a row on another page is a VehicleSection.',
  },
  'Search/SearchBoxField': {
    do: 'Take words for the search that is on this page.',
    dont: 'Do not use it in the header: SearchSuggestBox leads to the search from any page.',
  },
  'Search/SearchSuggestBox': {
    do: 'Lead to the search page from anywhere, with suggestions once somebody types.',
    dont: 'Do not use it on the search page: SearchBoxField searches there at once.',
  },
  'Search/SortSelect': {
    do: 'Choose the order of the list.',
    dont: 'Do not offer an order by which nothing differs, and do not filter by it.',
  },
};
