import type { Usage } from './usageOf.ts';

/** Parts of the trade: what a page about vehicles, loans, places and forms is put together from. */
export const pageUsage: Readonly<Record<string, Usage>> = {
  'Content/Breadcrumbs': {
    do: 'Show the way to this page where it is two or more levels deep.',
    dont: 'Do not link the page itself.',
  },
  'Content/ConsentBanner': {
    do: 'Offer both answers with the same weight, before anything is counted.',
    dont: 'Do not cover the page with it: reading needs no consent.',
  },
  'Content/FaqList': {
    do: 'Answer questions that visitors really ask, in their words.',
    dont: 'Do not keep conditions in it.',
  },
  'Content/FeedbackChoice': {
    do: 'Present both answers equally, to everybody.',
    dont: 'Do not lead only pleased customers to public reviews.',
  },
  'Content/HeaderSearch': {
    do: 'Place it in the header of every page, once.',
    dont: 'Do not use it on the search page, which has its own.',
  },
  'Content/ReviewList': {
    do: 'Show reviews as they were written, with their day and source.',
    dont: 'Do not choose the good ones alone.',
  },
  'Content/SiteFooter': {
    do: 'Give the licence and company facts that the state asks for.',
    dont: 'Do not repeat the whole menu.',
  },
  'Content/SuccessMessage': {
    do: 'Say what we have, who answers, and by when.',
    dont: 'Do not ask for more.',
  },
  'Finance/BudgetCalculator': {
    do: 'Lead from a weekly budget to vehicles under the price that follows.',
    dont: 'Do not promise that a loan will be approved.',
  },
  'Finance/FinanceBox': {
    do: 'Show the figure that the lender gave, with both rates and the basis in one block.',
    dont: 'Do not compute it anew: a card and its page must say the same.',
  },
  'Finance/FinanceCalculator': {
    do: 'Begin with the figures of the vehicle that the visitor looks at.',
    dont: 'Do not show a result without its comparison rate and warning.',
  },
  'Finance/FinanceNote': {
    do: 'Place one on each page that shows a repayment, below the last of them.',
    dont: 'Do not fold it away.',
  },
  'Finance/RepaymentLine': {
    do: 'Place it under the price that it belongs to.',
    dont: 'Do not use it on a page without a FinanceNote.',
  },
  'Forms/CurrencyField': {
    do: 'Take amounts as people type them: with a dollar sign, commas or none.',
    dont: 'Do not reformat while somebody types.',
  },
  'Forms/FileField': {
    do: 'Say kinds and sizes before a file is chosen.',
    dont: 'Do not lose the other answers when a file is refused.',
  },
  'Forms/Form': {
    do: 'Ask for what the dealer needs to answer, and nothing more.',
    dont: 'Do not build a form by hand: its rules, events and delivery hang on the definition.',
  },
  'Forms/FormDialog': {
    do: 'Use it for a short form about what is on the page.',
    dont: 'Do not use it for forms with several steps: they have a page.',
  },
  'Forms/SlotField': {
    do: 'Offer real times of the place that was chosen.',
    dont: 'Do not offer a time that cannot be kept.',
  },
  'Locations/LocationMap': {
    do: 'Show where places lie to each other.',
    dont: 'Do not use it for the way to one place: that is a PlaceMap with a link for directions.',
  },
  'Locations/OpenNow': {
    do: 'Show it beside the phone number that it is about.',
    dont: 'Do not use it for an instant that is stored: that is OpeningStatus.',
  },
  'Locations/OpeningHours': {
    do: 'Show the week of one department.',
    dont: 'Do not merge hours of several departments.',
  },
  'Offers/OfferCard': {
    do: 'Name the end of the offer and what it applies to.',
    dont: 'Do not show one that is over.',
  },
  'Offers/OfferTerms': {
    do: 'Place the conditions under the offer that they belong to.',
    dont: 'Do not shorten them.',
  },
  'Purchase/OrderSummary': {
    do: 'Keep it in view through all steps, with the total last.',
    dont: 'Do not add a cost that was not named before.',
  },
  'Purchase/ReservePage': {
    do: 'Say what the deposit does and when it is given back, before the form.',
    dont: 'Do not offer it for a vehicle that is held.',
  },
  'Search/CurrentFilters': {
    do: 'Show every filter that narrows the list, each with a way to remove it.',
    dont: 'Do not hide filters that an address brought along.',
  },
  'Search/FilterList': {
    do: 'Count what each value would find; keep chosen values in sight.',
    dont: 'Do not offer values that find nothing.',
  },
  'Search/FilterSheet': {
    do: 'Say on the close button how many vehicles there are.',
    dont: 'Do not close it with each choice.',
  },
  'Shopper/FavouriteToggle': {
    do: 'Save at once on this device and offer to undo a removal.',
    dont: 'Do not ask for an account.',
  },
  'Shopper/SaveVehicle': {
    do: 'Place it once for each vehicle.',
    dont: 'Do not place it beside a FavouriteToggle unless the site splits saving.',
  },
  'Vehicle/CallNow': {
    do: 'Show it while the place is open.',
    dont: 'Do not show the number before it is asked for.',
  },
  'Vehicle/LiveVehicle': {
    do: 'Place one on each stored page of a vehicle.',
    dont: 'Do not ask for live facts anywhere else: every part follows this one.',
  },
  'Vehicle/PriceBlock': {
    do: 'Show it once, at the head of the page, with what the price covers.',
    dont: 'Do not repeat the price in another form nearby.',
  },
  'Vehicle/StickyBar': {
    do: 'Repeat the one main action once it has been scrolled away.',
    dont: 'Do not add a second bar.',
  },
  'Vehicle/VehicleActions': {
    do: 'Choose one main action for the vehicle as it is now.',
    dont: 'Do not keep the button to reserve on a vehicle that is sold.',
  },
  'Vehicle/VehicleCard': {
    do: 'Let the whole card lead to the vehicle, in lists and rows alike.',
    dont: 'Do not add controls that the vehicle’s page does not have.',
  },
  'Vehicle/VehicleGallery': {
    do: 'Begin with the picture that the card shows.',
    dont: 'Do not use two on a page.',
  },
  'Vehicle/VehicleGrid': {
    do: 'Give the list a name, which is announced.',
    dont: 'Do not mix vehicles and advertisements in it without saying which is which.',
  },
};
