export {
  actionKinds,
  financePath,
  groupActions,
  vehicleActions,
  type ActionGroups,
  type ActionKind,
  type ActionSite,
  type ActionVehicle,
  type VehicleAction,
} from './actions.ts';
export { carJsonLd } from './carJsonLd.ts';
export { pendingComments, runOn, truncate, truncateComments, type TruncatedText } from './comments.ts';
export {
  cardFacts,
  conditionText,
  headFacts,
  kilometres,
  type Fact,
  type FactIcon,
  type FactVehicle,
} from './facts.ts';
export { liveFactsPath, readLiveFacts, withLiveFacts, type LiveFacts, type LiveFields } from './liveFacts.ts';
export { availableVehicle, pageVehicle, type AvailableVehicle, type PageVehicle } from './pageVehicle.ts';
export { marketPriceSaving, marketPriceWords } from './marketPrice.ts';
export {
  linePhone,
  mainLine,
  phoneFor,
  placePhones,
  vehiclePhone,
  type PhoneRequest,
  type ShownPhone,
} from './phone.ts';
export { regoExpiry } from './rego.ts';
export { reserveTerms, takesDeposits, type ReserveTerms } from './reserve.ts';
export { listsVehicles, stepsToResults } from './results.ts';
export { shareKinds, shareTargets, shareWindow, type ShareKind, type ShareTarget } from './share.ts';
export { keyFacts, specifications, type KeyFactOptions, type SpecificationItem } from './specifications.ts';
export {
  isCertified,
  tagBanner,
  tagKinds,
  type TagBannerText,
  type TaggedVehicle,
  type TagKind,
  type TagOptions,
} from './tag.ts';
export { titleLines, vehicleTitle, type TitledVehicle } from './title.ts';
export { usedFeatures, type UsedFeature, type UsedFeatureIcon, type UsedFeatureOptions } from './usedFeatures.ts';
