export {
  AccessoryList,
  type AccessoryGroup,
  type AccessoryListProps,
} from './components/AccessoryList/AccessoryList.tsx';
export { AccessoryRail, type AccessoryRailProps } from './components/AccessoryRail/AccessoryRail.tsx';
export { ColourPicker, type ColourPickerProps } from './components/ColourPicker/ColourPicker.tsx';
export { LateModelMenu, type LateModelMenuProps } from './components/ModelMenu/LateModelMenu.tsx';
export { ModelChoice, type ModelChoiceProps } from './components/ModelChoice/ModelChoice.tsx';
export { ModelPictures, type ModelPicturesProps } from './components/ModelChoice/ModelPictures.tsx';
export { ModelFacts, type ModelFactsProps } from './components/ModelFacts/ModelFacts.tsx';
export { ModelLead, type ModelLeadProps } from './components/ModelLead/ModelLead.tsx';
export {
  ModelList,
  type ModelChip,
  type ModelListProps,
  type ModelSection,
} from './components/ModelList/ModelList.tsx';
export { ReasonList, type ReasonListProps } from './components/ReasonList/ReasonList.tsx';
export { SafetyPanel, type SafetyPanelProps } from './components/SafetyPanel/SafetyPanel.tsx';
export { ServicePanel, type ServicePanelProps } from './components/ServicePanel/ServicePanel.tsx';
export { ServicePrices, type ServicePricesProps } from './components/ServicePrices/ServicePrices.tsx';
export { VariantCards, type VariantCardsProps } from './components/VariantCards/VariantCards.tsx';
export { LateVariantCompare } from './components/VariantCompare/LateVariantCompare.tsx';
export type { VariantCompareProps } from './components/VariantCompare/VariantCompare.tsx';
