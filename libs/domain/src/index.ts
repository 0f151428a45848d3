export { cents, dollars, formatMoney, parseMoney, type Cents } from './money.ts';
export { canonicalMake, slugify, uniqueBodies } from './makes.ts';
export {
  australianStates,
  carTypes,
  isInStock,
  itemTypes,
  summariseVehicle,
  vehicleSchema,
  vehicleStatuses,
  type AustralianState,
  type CaravanSpecification,
  type CarType,
  type FinanceLender,
  type Vehicle,
  type VehicleImage,
  type VehicleInput,
  type VehicleLocation,
  type VehicleStatus,
  type VehicleSummary,
  type VehicleVariant,
} from './vehicle.ts';
export { locationSchema, locationTypes, type Location, type OpeningHour, type SpecialHours } from './location.ts';
export { offerSchema, type Offer } from './offer.ts';
export { flagNames, flagTable, resolveFlags, type FlagName, type FlagOverrides, type Flags } from './flags.ts';
export {
  enquiryEvent,
  eventIds,
  vehicleEventParams,
  type EventName,
  type Track,
  type VehicleEventParams,
} from './events.ts';
export { displayPhone, parsePhone } from './phone.ts';
export {
  leadAttributesSchema,
  leadCategories,
  leadDestinationSchema,
  type Lead,
  type LeadAttributes,
  type LeadDestination,
} from './lead.ts';
export {
  siteSchema,
  templateNames,
  toPublicSite,
  type Dealership,
  type FilterSection,
  type NavigationItem,
  type PublicSite,
  type Review,
  type ReviewSummary,
  type Site,
  type SiteInput,
  type TemplateName,
} from './site.ts';
