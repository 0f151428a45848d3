import type { Usage } from './usageOf.ts';

/** What visitors keep, compare and sign in for. */
export const shopperUsage: Readonly<Record<string, Usage>> = {
  'Shopper/AccountEntries': {
    do: 'Place it at the end of the menu of small windows.',
    dont: 'Do not use it in the header of wide windows: that is the AccountMenu.',
  },
  'Shopper/AccountMenu': {
    do: 'Place it once in the header, for who signs in and who has.',
    dont: 'Do not guard a page by what it shows: it reads a cookie, the page itself checks.',
  },
  'Shopper/AccountPanel': {
    do: 'Tell a signed-in visitor who they are, where the sign-in would stand.',
    dont: 'Do not use it as the overview of what they have: that is the GaragePage.',
  },
  'Shopper/CompareTable': {
    do: 'Show the chosen vehicles side by side, on the page that compares.',
    dont: 'Do not compare grades of a model with it: that is VariantCompare.',
  },
  'Shopper/CompareToggle': {
    do: 'Add a vehicle to the comparison from its card or page.',
    dont: 'Do not use it without a CompareTray or another way to the comparison.',
  },
  'Shopper/CompareTray': {
    do: 'Keep the chosen vehicles within reach at the foot of the window, once in the shell.',
    dont: 'Do not place it on a page by itself: it hides where nothing is chosen and where vehicles are compared.',
  },
  'Shopper/DataDeleted': {
    do: 'Confirm that a visitor’s data are gone, and offer to clear the device too.',
    dont: 'Do not show it before the server has deleted them.',
  },
  'Shopper/DeleteMyData': {
    do: 'Ask once more before data are deleted, with what goes and what the law keeps.',
    dont: 'Do not delete without it, and do not hide it behind a phone call.',
  },
  'Shopper/FavouriteToggle': {
    do: 'Save at once on this device and offer to undo a removal.',
    dont: 'Do not ask for an account.',
  },
  'Shopper/FavouritesList': {
    do: 'Show what is saved on this device, on the page of favourites.',
    dont: 'Do not use it for the list of a signed-in visitor: that is SavedVehicles.',
  },
  'Shopper/GaragePage': {
    do: 'Show a signed-in visitor everything that they have with the dealer.',
    dont: 'Do not show it to others: what they keep on the device is the FavouritesList.',
  },
  'Shopper/GarageSection': {
    do: 'Frame one part of the garage with its heading and its states.',
    dont: 'Do not use it outside the garage: a Section with a SectionHeader does that.',
  },
  'Shopper/RememberViewed': {
    do: 'Place it once on the page of a vehicle.',
    dont: 'Do not place it in lists: seeing a card is not viewing a vehicle.',
  },
  'Shopper/SaveAfterSignIn': {
    do: 'Place one on each page to which a visitor returns after signing in.',
    dont: 'Do not use it to ask: SaveRequestedVehicle asks about a vehicle that a link names.',
  },
  'Shopper/SaveRequestedVehicle': {
    do: 'Ask before a vehicle is saved that a link has named.',
    dont: 'Do not save by a link alone: somebody else may have sent it.',
  },
  'Shopper/SaveSearch': {
    do: 'Let a visitor keep a search under a name, beside the filters.',
    dont: 'Do not use it for a vehicle: that is SaveVehicle. It needs a WatchlistProvider around it.',
  },
  'Shopper/SaveToggle': {
    do: 'Save a vehicle to the list of a signed-in visitor.',
    dont: 'Do not use it for what stays on the device: that is the FavouriteToggle. SaveVehicle knows which one a site has.',
  },
  'Shopper/SaveVehicle': {
    do: 'Place it once for each vehicle.',
    dont: 'Do not place it beside a FavouriteToggle unless the site splits saving.',
  },
  'Shopper/SavedVehicles': {
    do: 'Show the watchlist of a signed-in visitor, sold vehicles included.',
    dont: 'Do not use it for favourites of the device: those are the FavouritesList.',
  },
  'Shopper/SignInForm': {
    do: 'Sign a visitor in by a code to their mobile.',
    dont: 'Do not ask for it before something needs it: favourites and comparison work without.',
  },
  'Shopper/SavedCount': {
    do: 'Place it inside the link of the header that leads to saved vehicles.',
    dont: 'Do not use it as the only word of a link: without any saved vehicle it shows nothing.',
  },
  'Shopper/SpinToWin': {
    do: 'Let each visitor spin once for a prize that the server has drawn.',
    dont: 'Do not decide a prize in the browser, and do not hide its conditions.',
  },
  'Shopper/UndoToast': {
    do: 'Place it once on a page with toggles or lists of saved vehicles.',
    dont: 'Do not use it for other messages: those are the Toaster.',
  },
  'Shopper/ValuationList': {
    do: 'Show a visitor the valuations of their own cars.',
    dont: 'Do not show it to who has not signed in: a plate and a price belong to a person.',
  },
  'Shopper/VehicleToggles': {
    do: 'Place save and compare beside a vehicle, as its site and state allow.',
    dont: 'Do not combine single toggles by hand: rules of sites and of sold vehicles are in here.',
  },
  'Shopper/ViewedVehicles': {
    do: 'Show what was viewed on this device, at the foot of a page.',
    dont: 'Do not rely on it: it hides while there is nothing. Vehicles like this one are SimilarVehicles.',
  },
  'Shopper/WatchlistProvider': {
    do: 'Put one around the page, above everything that saves for signed-in visitors.',
    dont: 'Do not put one around each toggle: every one would ask the server.',
  },
};
