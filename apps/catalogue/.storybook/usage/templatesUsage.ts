import type { Usage } from './usageOf.ts';

/** Sections that templates put their pages together from. */
export const templatesUsage: Readonly<Record<string, Usage>> = {
  'Templates/Parts/PanelStack': {
    do: 'Show calculators or panels below each other, with a link to each.',
    dont: 'Do not use it for one panel, and not where one is shown at a time: those are Tabs.',
  },
  'Templates/Sections/AboutSection': {
    do: 'Show the dealer’s own words where menus lead with #about.',
    dont: 'Do not place a second one on the page: the anchor must be one. Without the anchor it is AboutDealer.',
  },
  'Templates/Sections/EnquireSection': {
    do: 'Show the form about a vehicle where buttons lead with #enquire.',
    dont: 'Do not place a second one on the page: buttons would lead to the first.',
  },
  'Templates/Sections/HeroWords': {
    do: 'Open a home page with the site’s own words, or its tagline.',
    dont: 'Do not write texts into a template: they differ from dealer to dealer.',
  },
  'Templates/Sections/InfoSections': {
    do: 'Show texts about a vehicle below each other, in the order that is given.',
    dont: 'Do not repeat what the page’s tabs show: choose tabs (TabbedVehicle) or sections.',
  },
  'Templates/Sections/LocationsSection': {
    do: 'Show the places of the dealer where menus lead to them.',
    dont: 'Do not use it on a page that lists all places: PlacesPage filters them.',
  },
  'Templates/Sections/OffersSection': {
    do: 'Show running offers on a home page where menus lead with #offers.',
    dont: 'Do not use it on the page of offers: there an OfferList stands under the page’s own heading.',
  },
  'Templates/Sections/RepaymentSection': {
    do: 'Show the calculator where the finance figures lead with #repayments.',
    dont: 'Do not place it above the price that it begins with.',
  },
  'Templates/Sections/ReviewsSection': {
    do: 'Show rating and reviews on a home page where menus lead with #reviews.',
    dont: 'Do not choose the reviews: the site’s settings say from which rating on they are shown.',
  },
  'Templates/Sections/SectionBar': {
    do: 'Lead to the parts of a long page, and stay in sight.',
    dont: 'Do not use it for views of which one is shown at a time: those are Tabs.',
  },
  'Templates/Sections/ServiceTiles': {
    do: 'Lead to what the dealer does besides selling.',
    dont: 'Do not use it for other links: its tiles follow from the offers, places and flags of the site. Your own are BannerTiles.',
  },
  'Templates/Sections/TabbedVehicle': {
    do: 'Build a vehicle’s page whose texts are tabs, then figures, finance and enquiry.',
    dont: 'Do not use it where each text should be read: InfoSections show them one below the other.',
  },
  'Templates/Sections/VehicleFigures': {
    do: 'Show the card of facts of a vehicle as the site has set it.',
    dont: 'Do not use VehicleDetails by hand in a template: settings and time zone are read here.',
  },
  'Templates/Sections/VehicleLayout': {
    do: 'Put pictures and actions of a vehicle beside each other, with the bar of phones.',
    dont: 'Do not add another bar or a second gallery to what it holds.',
  },
  'Templates/Sections/VehiclePlace': {
    do: 'Show where a vehicle stands, where its location line leads.',
    dont: 'Do not use it for the dealer’s other places: those are the LocationsSection.',
  },
  'Templates/Sections/VehicleSection': {
    do: 'Show a titled row of vehicles with the way to all of them.',
    dont: 'Do not use it for the results of a search: that is SearchApp.',
  },
  'Templates/Sections/WorkshopSections': {
    do: 'Follow the form of a workshop with prices, what is included, and how one gets around.',
    dont: 'Do not use it on pages that sell vehicles: a model’s own service prices are the ServicePanel.',
  },
};
