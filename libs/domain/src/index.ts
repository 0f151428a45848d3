export {
  phoneLineNames,
  toPublicSite,
  type ClientSite,
  type EmbeddedSite,
  type PhoneLine,
  type PublicSite,
} from './publicSite.ts';
export { hasAccounts } from './accounts.ts';
export { paymentKinds, paymentMethods, payWords, waysToPay, type PaymentMethod } from './paymentMethods.ts';
export { grouped } from './grouped.ts';
export { cents, dollars, formatDollars, formatMoney, parseMoney, type Cents } from './money.ts';
export {
  pricedFilter,
  priceToBuy,
  salePrice,
  displayPrice,
  type PriceSite,
  type PriceVehicle,
  type DisplayPrice,
} from './displayPrice.ts';
export { priceText, priceWords, wholePriceText } from './priceWords.ts';
export type { QueryParameters } from './queryParameters.ts';
export { offerPrices } from './offerPrices.ts';
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
export { canonicalMake, slugify } from './makes.ts';
export { isInStock, summariseVehicle, type FinancedVehicle, type VehicleSummary } from './vehicle.ts';
export { carTypes, itemTypes, vehicleStatuses, type CarType } from './vehicleKinds.ts';
export {
  australianStates,
  countryCodes,
  countryOf,
  jurisdictions,
  jurisdictionsOf,
  stateWords,
  townWords,
  type CountryCode,
  type Jurisdiction,
} from './country/jurisdictions.ts';
export {
  vehicleSchema,
  type FinanceLender,
  type Vehicle,
  type VehicleImage,
  type VehicleInput,
  type VehicleLocation,
} from './vehicleSchema.ts';
export { siteFinanceSchema, type ComparisonBasis, type ExampleLoan, type SiteFinance } from './finance.ts';
export { financeTerms } from './financeTerms.ts';
export { standardLenders, type FinanceFigures, type LenderRules } from './lenders.ts';
export { countries, type Country, type Currency, type Tax } from './country/countries.ts';
export { currencyOf, localeOf, taxOf, type MarketSite } from './country/market.ts';
export { departments, departmentsOf, locationsFor, type Department } from './place/departments.ts';
export { addressLine, locationSchema, type Location, type OpeningHour, type SpecialHours } from './location.ts';
export {
  countryFlags,
  flagNames,
  flagTable,
  isOwnFlagOn,
  resolveFlags,
  templateFlags,
  type FlagOverrides,
  type Flags,
  type OwnFlag,
  type OwnFlags,
} from './flags.ts';
export {
  enquiryEvent,
  eventIds,
  vehicleEventParams,
  type CarEventParams,
  type EventName,
  type PlaceEventParams,
  type SearchEventParams,
  type Track,
  type VehicleEventParams,
} from './events.ts';
export { eventCatalogue, eventNames, type AscEvent, type EventSubject } from './eventCatalogue.ts';
export { editorOf, editorPath, type SiteEditor } from './siteEditors.ts';
export { displayPhone, isMasked, isMobile, maskPhone, parsePhone } from './phone.ts';
export {
  leadAttributesSchema,
  leadDestinationSchema,
  sourceOf,
  type Lead,
  type LeadAttributes,
  type LeadDestination,
} from './lead.ts';
export {
  assetTypes,
  publicIdentity,
  siteIdentitySchema,
  type AssetType,
  type PublicIdentity,
  type SiteAsset,
  type SiteFont,
  type SiteIdentity,
  type SitePicture,
} from './siteIdentity.ts';
export { siteThemeSchema, themeChoices, themeColourNames, type SiteTheme, type SiteThemeInput } from './siteTheme.ts';
export { dealershipSchema, type Dealership } from './dealership.ts';
export type { NavigationItem } from './siteNavigation.ts';
export { siteSchema, templateNames, type Site, type SiteInput, type TemplateName } from './site.ts';
export { reviewSchema, reviewSummarySchema, type Review, type ReviewSummary, type SiteReviews } from './review.ts';
export { placePath, teamPath } from './placePaths.ts';
export type { SiteChat } from './siteChat.ts';
export {
  counterScript,
  isOfTag,
  platformTags,
  tagNamePattern,
  tagsOf,
  type SiteTag,
  type TaggedSite,
  type TagOrigins,
} from './tags/siteTags.ts';
export {
  consentClasses,
  type ConsentClass,
  type LoadMoment,
  type PluginSlot,
  type SitePlugin,
} from './plugins/sitePlugins.ts';
export { vendorPartSchema, type SiteVendor, type VendorPart, type VendorPartInput } from './plugins/siteVendor.ts';
export { hasUserInfo, isAddress, originOf } from './address.ts';
export { consentCompanies } from './tags/consentCompanies.ts';
export type { TagBudget } from './tags/tagBudget.ts';
export {
  judgedDays,
  judgeVital,
  visitedPage,
  vitalKinds,
  vitalNames,
  wordedVital,
  type VisitFigure,
  type VisitReport,
  type VisitTag,
  type VitalName,
  type VitalVerdict,
} from './vitals.ts';
export { leadCategories } from './leadCategories.ts';
export type { PromoNode } from './promo.ts';
export { searchLayouts, type FilterControl, type SearchAttribute, type SearchLayout } from './search/attributeKinds.ts';
export { filterAttributes, searchAttribute, searchAttributes, type FilterAttribute } from './search/attributes.ts';
export { siteCalculatorSchema, type LenderTerms, type LoanFee } from './siteCalculator.ts';
export { siteOwnershipSchema, type EnergyKind, type PricedBy, type SiteOwnership } from './siteOwnership.ts';
export { siteSearchSchema, type ConfiguredFilter, type FilterSection } from './search/siteSearch.ts';
export { distanceKm, type Position } from './place/distance.ts';
export { defaultTimeZone, timeZoneAt } from './place/timeZone.ts';
export { vehicleLocation } from './place/vehicleLocation.ts';
export { carPath, enquiryPath, purchasePath, reservePath, similarPath } from './vehiclePaths.ts';
export { carTypePages, carTypePath, dealershipPath, makePath, modelPath } from './listingPaths.ts';
export {
  appointmentsSchema,
  reserveSchema,
  type AppointmentSettings,
  type PurchaseExtra,
  type ReserveSettings,
  type TileSettings,
  type Prize,
  type SpinToWinSettings,
  type OnlinePaymentSettings,
} from './siteServices.ts';
export { rulesOfDealer } from './law/dealerStates.ts';
export { dealerLicence, repairerLicence } from './law/licenceWords.ts';
export { priceNote } from './law/priceNote.ts';
export { stateRules, type LawSource, type StateRule, type StateRules } from './law/stateRules.ts';
export { excerpt, foldDescription, foldLong, shortDescription, truncate, type TruncatedText } from './truncate.ts';
export { safePath } from './safePath.ts';
export { hasCredentials, isListedPicture } from './pictureHosts.ts';
export { dealerPageLink, dealerPageNames, dealerPages } from './dealerPages.ts';
export { sitemapParts, type FooterPlace, type PageRow, type SitemapPart } from './pages/pageRow.ts';
export {
  pageNames,
  pageRow,
  pageTable,
  type ContentPageName,
  type FormPageName,
  type PageName,
  type PageValue,
  type ProsePageName,
  type SitePage,
  type TradeInPageName,
} from './pages/pageTable.ts';
export {
  addressOf,
  filledPath,
  pageHref,
  singlePageNames,
  type SinglePageName,
  type SitePaths,
} from './pages/pageHref.ts';
export { pageAt, type FoundPage } from './pages/pageAt.ts';
export {
  contentPagePath,
  formPageNames,
  hasPage,
  leadsNowhere,
  sitePageNames,
  tradeInPageNames,
  type PagedSite,
} from './pages/sitePages.ts';
export { gatedPages, type GatedPage } from './gatedPages.ts';
export { dayWords, longDate, longMonth, longTime, shortTimeWords, timeWords, untilWords } from './time/instantWords.ts';
export { demoDates } from './time/demoDates.ts';
export { addDays, daysBetween, localTime, weekdayOf } from './time/localTime.ts';
export { instantAt, instantsAt, zoneName } from './time/placeTime.ts';
export { replyKindOf, replyOutcomes, appointmentOf, type ReplyOutcome } from './replies/replyKinds.ts';
export { replyHeading, replyWords } from './replies/replyWords.ts';
export { replyTo, replyValues, referenceOf, type Reply, type ReplyingSite } from './replies/replyTo.ts';
export {
  contentEnd,
  contentSpan,
  contentState,
  contentTurns,
  wallClock,
  type ContentState,
} from './content/contentDates.ts';
export {
  contentKindNames,
  contentKinds,
  isContentSlug,
  type ContentKind,
  type ContentRecord,
} from './content/contentKinds.ts';
export { contentJsonSchema } from './content/contentFieldWords.ts';
export type { ContentArticle, ContentPage, Person, Workshop } from './content/recordTypes.ts';
export { contentOfferSchema, type ContentOffer, type OfferPlace } from './content/contentOffer.ts';
export { splitProse, type ProseDirective } from './content/proseDirectives.ts';
export { contentPlace } from './content/contentPlaces.ts';
export { countryOwner, isContentOwner, type ContentOwner } from './content/contentOwner.ts';
export { readRedirects, shadowedPages, type ContentRedirects, type RedirectRow } from './redirects/contentRedirects.ts';
export { redirectTable, type Redirect, type RedirectTable } from './redirects/redirectTable.ts';
export { serviceProgrammeSchema, type CappedService, type ServiceProgramme } from './range/cappedService.ts';
export { rangeModelSchema, type ModelColour, type ModelVariant, type RangeModel } from './range/rangeModel.ts';
export { manufacturerSchema, type Manufacturer } from './range/manufacturer.ts';
export { accessorySchema, type Accessory } from './range/accessory.ts';
export { accessoriesPath, modelsOfPath, rangeModelPath } from './range/rangePaths.ts';
export { makesOf, manufacturers, type ListedMake } from './range/listedMakes.ts';
