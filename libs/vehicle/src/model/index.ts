export {
  actionKinds,
  financePath,
  vehicleActions,
  type ActionFlags,
  type ActionKind,
  type ActionVehicle,
  type VehicleAction,
} from './actions.ts';
export { carJsonLd } from './carJsonLd.ts';
export { pendingComments, truncate, truncateComments, type TruncatedText } from './comments.ts';
export {
  cardFacts,
  conditionText,
  headFacts,
  kilometres,
  type Fact,
  type FactIcon,
  type FactVehicle,
} from './facts.ts';
export { maskPhone, phoneFor } from './phone.ts';
export { displayPrice, marketPriceSaving, type DisplayPrice, type PriceOptions, type PriceVehicle } from './price.ts';
export { regoExpiry } from './rego.ts';
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
export { carPath, titleLines, vehicleTitle, type TitledVehicle } from './title.ts';
