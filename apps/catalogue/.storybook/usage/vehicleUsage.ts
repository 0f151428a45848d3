import type { Usage } from './usageOf.ts';

/** Cards of vehicles, and the parts of a vehicle’s page. */
export const vehicleUsage: Readonly<Record<string, Usage>> = {
  'Vehicle/BackToResults': {
    do: 'Lead back to the list from which a visitor came, at its place.',
    dont: 'Do not use it in place of Breadcrumbs: who came from elsewhere needs both.',
  },
  'Vehicle/CallCard': {
    do: 'Say who sells the vehicle and let visitors ask for the number.',
    dont: 'Do not show the number besides in plain text: it is shown on request. While the place is open, CallNow calls at once.',
  },
  'Vehicle/CallNow': {
    do: 'Show it while the place is open.',
    dont: 'Do not show the number before it is asked for.',
  },
  'Vehicle/CardCarousel': {
    do: 'Let somebody look through the first pictures on a card.',
    dont: 'Do not use it on the vehicle’s page: the VehicleGallery there has all of them and the keyboard.',
  },
  'Vehicle/DealerComments': {
    do: 'Show what the dealer wrote about this vehicle.',
    dont: 'Do not use it for prose of pages: that is Prose.',
  },
  'Vehicle/EventLink': {
    do: 'Count the clicks of a link that leads away from the page.',
    dont: 'Do not use it for links that nobody counts: that is a ButtonLink.',
  },
  'Vehicle/FeatureList': {
    do: 'List what a vehicle comes with.',
    dont: 'Do not put figures into it: names with values are a SpecificationList.',
  },
  'Vehicle/LivePrice': {
    do: 'Show the price at the head of a kept page, as it is now.',
    dont: 'Do not use it on cards: a list gets its prices from the search. It needs a LiveVehicle on the page.',
  },
  'Vehicle/LiveSwap': {
    do: 'Replace a part once its vehicle turns out to be sold or reserved.',
    dont: 'Do not use it for a state that the server knew: draw the right part at once.',
  },
  'Vehicle/LiveTag': {
    do: 'Show the tag on a vehicle’s pictures as it is now.',
    dont: 'Do not use it on cards: there the TagBanner is as the list has it.',
  },
  'Vehicle/LiveVehicle': {
    do: 'Place one on each stored page of a vehicle.',
    dont: 'Do not ask for live facts anywhere else: every part follows this one.',
  },
  'Vehicle/PhoneNumber': {
    do: 'Show a number with its end hidden, and on request whole.',
    dont: 'Do not write the number into the page beside it. A card with who sells is the CallCard.',
  },
  'Vehicle/PriceBlock': {
    do: 'Show it once, at the head of the page, with what the price covers.',
    dont: 'Do not repeat the price in another form nearby.',
  },
  'Vehicle/PrintButtons': {
    do: 'Offer the sheet to print and the brochure of a vehicle.',
    dont: 'Do not place it beside a VehicleShare that prints already.',
  },
  'Vehicle/ReserveOnlineSection': {
    do: 'Explain the deposit before a visitor goes to pay it.',
    dont: 'Do not show it for a vehicle that is sold, reserved or not offered online.',
  },
  'Vehicle/ReservedLine': {
    do: 'Stand in the place of the button to reserve once the vehicle is held.',
    dont: 'Do not use it for a sold vehicle: that is the SoldNotice.',
  },
  'Vehicle/SimilarVehicles': {
    do: 'Show a row of vehicles like this one at the foot of its page.',
    dont: 'Do not use it for what the visitor saw before: that is ViewedVehicles.',
  },
  'Vehicle/SoldNotice': {
    do: 'Say at the head of its page that a vehicle is gone, and how to find one like it.',
    dont: 'Do not use it for a vehicle that is held: that is the ReservedLine.',
  },
  'Vehicle/SpecificationList': {
    do: 'List facts with their values, the first few at once.',
    dont: 'Do not use it for the few that are compared first: those are VehicleFacts.',
  },
  'Vehicle/StickyBar': {
    do: 'Repeat the one main action once it has been scrolled away.',
    dont: 'Do not add a second bar.',
  },
  'Vehicle/TagBanner': {
    do: 'Show the one tag of a vehicle on its pictures.',
    dont: 'Do not put two on a picture, and do not use it in running text: that is a Badge.',
  },
  'Vehicle/UsedFeatureStrip': {
    do: 'Say the good points of a used vehicle that are known, in a row.',
    dont: 'Do not fill it by hand: `usedFeatures` names what the data say. The dealer’s promises are the GuaranteeStrip.',
  },
  'Vehicle/VehicleActions': {
    do: 'Choose one main action for the vehicle as it is now.',
    dont: 'Do not keep the button to reserve on a vehicle that is sold.',
  },
  'Vehicle/VehicleCard': {
    do: 'Let the whole card lead to the vehicle, in lists and rows alike.',
    dont: 'Do not add controls that the vehicle’s page does not have.',
  },
  'Vehicle/VehicleDetails': {
    do: 'Show the facts of this vehicle, then the manufacturer’s figures.',
    dont: 'Do not mix both: what the manufacturer says may not be true of this vehicle. In templates it is VehicleFigures.',
  },
  'Vehicle/VehicleDialogSummary': {
    do: 'Show which vehicle a form is about, above its fields.',
    dont: 'Do not use it outside forms: in lists it is a VehicleCard.',
  },
  'Vehicle/VehicleFacts': {
    do: 'Show the facts that buyers compare first, each with its sign.',
    dont: 'Do not list everything: the rest is a SpecificationList.',
  },
  'Vehicle/VehicleGallery': {
    do: 'Begin with the picture that the card shows.',
    dont: 'Do not use two on a page.',
  },
  'Vehicle/VehicleGrid': {
    do: 'Give the list a name, which is announced.',
    dont: 'Do not mix vehicles and advertisements in it without saying which is which.',
  },
  'Vehicle/VehiclePrint': {
    do: 'Draw a vehicle for one sheet of paper, on a page of its own.',
    dont: 'Do not add a phone number: it is shown on request, and paper cannot ask.',
  },
  'Vehicle/VehicleShare': {
    do: 'Share a vehicle by the device’s own sheet or plain links.',
    dont: 'Do not add buttons of social networks: their scripts would follow visitors.',
  },
  'Vehicle/VehicleSidebar': {
    do: 'Show title, price, actions and place beside the pictures.',
    dont: 'Do not use it on a card or in a dialog: those are VehicleCard and VehicleDialogSummary.',
  },
  'Vehicle/VehicleTabs': {
    do: 'Show several texts about a vehicle, each in the page from the start.',
    dont: 'Do not use it for other things than texts about a vehicle: those are Tabs.',
  },
  'Vehicle/ViewCount': {
    do: 'Say how often a vehicle was viewed, where the site counts.',
    dont: 'Do not use it to press: a count of zero is not shown, and none is made up.',
  },
};
