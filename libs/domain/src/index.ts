export { phoneLineNames, toPublicSite, type PhoneLine, type PublicSite } from './publicSite.ts';
export { gatesOfSitePage, hasAccounts } from './accounts.ts';
export { paymentKinds, paymentMethods, payWords, waysToPay, type PaymentMethod } from './paymentMethods.ts';
export { cents, dollars, formatMoney, parseMoney, type Cents } from './money.ts';
export {
  pricedFilter,
  priceToBuy,
  salePrice,
  shownPrice,
  type PriceInWords,
  type PricedVehicle,
  type PriceSite,
  type PriceVehicle,
  type Rent,
  type SalePrice,
  type ShownPrice,
  type SubscriptionPrice,
} from './shownPrice.ts';
export { priceText, priceWords, wholePriceText, type PriceWords } from './priceWords.ts';
export { offerPrices, type OfferPrice, type RentOffer } from './offerPrices.ts';
export {
  canBuyOnline,
  canReserve,
  hasBuyOnlinePage,
  purchaseRefusal,
  refusals,
  reserveRefusal,
  type BuyableVehicle,
  type Refusal,
  type ReservableVehicle,
  type SellingSite,
} from './onlineSale.ts';
export { canonicalMake, slugify, uniqueBodies } from './makes.ts';
export {
  australianStates,
  carTypes,
  isInStock,
  itemTypes,
  summariseVehicle,
  vehicleStatuses,
  type AustralianState,
  type CarType,
  type FinancedVehicle,
  type VehicleStatus,
  type VehicleSummary,
} from './vehicle.ts';
export {
  vehicleSchema,
  type CaravanSpecification,
  type FinanceLender,
  type Vehicle,
  type VehicleImage,
  type VehicleInput,
  type VehicleLocation,
  type VehicleVariant,
} from './vehicleSchema.ts';
export {
  financeProviders,
  siteFinanceSchema,
  type FinanceFigures,
  type FinanceProvider,
  type SiteFinance,
} from './finance.ts';
export {
  addressLine,
  locationSchema,
  locationTypes,
  type Location,
  type OpeningHour,
  type SpecialHours,
} from './location.ts';
export { offerSchema, type Offer } from './offer.ts';
export { flagNames, flagTable, resolveFlags, type FlagName, type FlagOverrides, type Flags } from './flags.ts';
export {
  enquiryEvent,
  eventIds,
  vehicleEventParams,
  type CarEventParams,
  type EventName,
  type EventParams,
  type PlaceEventParams,
  type SearchEventParams,
  type Track,
  type TrackArguments,
  type VehicleEventParams,
} from './events.ts';
export {
  ascEvents,
  eventCatalogue,
  eventNames,
  type AscEvent,
  type EventEntry,
  type EventSubject,
} from './eventCatalogue.ts';
export { displayPhone, isMasked, maskPhone, parsePhone } from './phone.ts';
export {
  leadAttributesSchema,
  leadDestinationSchema,
  type Lead,
  type LeadAttributes,
  type LeadDestination,
} from './lead.ts';
export {
  siteSchema,
  templateNames,
  type Dealership,
  type NavigationItem,
  type Review,
  type ReviewSummary,
  type Site,
  type SiteInput,
  type TemplateName,
} from './site.ts';
export { leadCategories } from './leadCategories.ts';
export { promoNodeSchema, type PromoNode } from './promo.ts';
export {
  filterAttributes,
  filterControls,
  searchLayouts,
  type FilterAttribute,
  type FilterControl,
  type SearchLayout,
} from './searchNames.ts';
export { siteCalculatorSchema, type LenderTerms, type LoanFee, type SiteCalculator } from './siteCalculator.ts';
export { siteSearchSchema, type FilterSection } from './siteSearch.ts';
export { distanceKm, type Position } from './place/distance.ts';
export { defaultTimeZone, timeZoneAt } from './place/timeZone.ts';
export { carPath, enquiryPath, purchasePath, reservePath, similarPath } from './vehiclePaths.ts';
export { carTypePages, carTypePath, dealershipPath, makePath, modelPath } from './listingPaths.ts';
export {
  appointmentsSchema,
  purchaseSchema,
  reserveSchema,
  type AppointmentSettings,
  type MapSettings,
  type PurchaseExtra,
  type PurchaseSettings,
  type ReserveSettings,
  type TileSettings,
  type Prize,
  type SpinToWinSettings,
  type OnlinePaymentSettings,
} from './siteServices.ts';
export { safePath } from './safePath.ts';
export { hasCredentials, isListedPicture, type PictureAddress } from './pictureHosts.ts';
export { dealerPageLink, dealerPageNames, dealerPages, type DealerPageName, type DealerPages } from './dealerPages.ts';
export { sitePageNames, sitePagePaths, type SitePage } from './sitePages.ts';
export { gatedPages, type GatedPage } from './gatedPages.ts';
export { longDate, dayWords, shortTimeWords, timeWords, untilWords } from './time/instantWords.ts';
export { addDays, daysBetween, localTime, weekdayOf, type LocalTime } from './time/localTime.ts';
export { instantAt, instantsAt, zoneName } from './time/placeTime.ts';
export { replyKindOf, replyOutcomes, appointmentOf, type ReplyKind, type ReplyOutcome } from './replies/replyKinds.ts';
export { replyHeading, replyWords, type ReplyValues, type ReplyWords } from './replies/replyWords.ts';
export { replyTo, replyValues, replyingPlace, referenceOf, type Reply, type ReplyingSite } from './replies/replyTo.ts';
export type { SiteReplies } from './replies/siteReplies.ts';
