import type { Usage } from './usageOf.ts';

/** Places, their hours and the way to them. */
export const locationsUsage: Readonly<Record<string, Usage>> = {
  'Locations/ArrivalNotes': {
    do: 'Say how a place is found and reached, beside its address.',
    dont: 'Do not keep opening hours or phone numbers in it: those have parts of their own.',
  },
  'Locations/DepartmentHours': {
    do: 'Show the hours of a place with several departments, one at a time.',
    dont: 'Do not use it where only today matters: that is OpenNow.',
  },
  'Locations/HolidayHours': {
    do: 'Offer the coming days that differ, behind one button.',
    dont: 'Do not use it where there is room for them: SpecialDays shows the next two weeks at once.',
  },
  'Locations/LocationCard': {
    do: 'Show one of several places in a column.',
    dont: 'Do not use it for the only place of a dealer: that is LocationDetails. LocationList chooses between both.',
  },
  'Locations/LocationContact': {
    do: 'Show the ways to reach a place, each a link that does what it says.',
    dont: 'Do not write out a number that the site masks: PhoneNumber shows it on request.',
  },
  'Locations/LocationDetails': {
    do: 'Show one place large, with all that is needed to visit or to call.',
    dont: 'Do not repeat it for many places: those are LocationCard or PlaceRow.',
  },
  'Locations/LocationList': {
    do: 'Show the places of a dealer, however many there are.',
    dont: 'Do not use it for dozens that are filtered: those are PlaceRow in a PlaceFinder.',
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
  'Locations/OpeningStatus': {
    do: 'Say whether a place is open at an instant that is given.',
    dont: 'Do not use it in a page that is kept: OpenNow follows the clock.',
  },
  'Locations/PlaceChoices': {
    do: 'Narrow a list of places down by links, which work without scripts.',
    dont: 'Do not use it for one or two places: there is nothing to choose.',
  },
  'Locations/PlaceFinder': {
    do: 'Sort many places by their distance from a postcode or from the device.',
    dont: 'Do not ask for the position by yourself: the browser asks after a tap on the button.',
  },
  'Locations/PlaceMap': {
    do: 'Show where one place lies, with a link for directions.',
    dont: 'Do not show several places with it: that is the LocationMap.',
  },
  'Locations/PlaceRow': {
    do: 'List one of many places, with what helps to choose it.',
    dont: 'Do not use it for a handful: LocationCard has room for hours and licence.',
  },
  'Locations/SpecialDays': {
    do: 'Show days of the next two weeks on which hours differ, beside the usual ones.',
    dont: 'Do not fold it away on the page of the place: who comes on such a day must see it.',
  },
};
