export { DealerComments, type DealerCommentsProps } from './components/DealerComments/DealerComments.tsx';
export { FeatureList, type FeatureListProps } from './components/FeatureList/FeatureList.tsx';
export { PriceBlock, type PriceBlockProps } from './components/PriceBlock/PriceBlock.tsx';
export { SimilarVehicles, type SimilarVehiclesProps } from './components/SimilarVehicles/SimilarVehicles.tsx';
export {
  VehicleActions,
  type ActionLook,
  type ActionSlot,
  type VehicleActionsProps,
} from './components/VehicleActions/VehicleActions.tsx';
export { VehicleCard, type VehicleCardProps } from './components/VehicleCard/VehicleCard.tsx';
export { VehicleDetails, type VehicleDetailsProps } from './components/VehicleDetails/VehicleDetails.tsx';
export { VehicleFacts, type VehicleFactsProps } from './components/VehicleFacts/VehicleFacts.tsx';
export { VehicleGrid, type VehicleGridProps } from './components/VehicleGrid/VehicleGrid.tsx';
export { VehicleSidebar, type VehicleSidebarProps } from './components/VehicleSidebar/VehicleSidebar.tsx';
export { BackToResults, type BackToResultsProps } from './components/BackToResults/BackToResults.tsx';
export { CallCard, type CallCardProps } from './components/CallCard/CallCard.tsx';
export {
  LateCallNow,
  LateDialogSummary,
  LateLiveTag,
  LatePart,
  LatePhoneNumber,
  LateStickyBar,
  LateVehicleGallery,
  LateVehicleTabs,
} from './components/LateParts/LateParts.tsx';
export { CallNow, type CallNowProps } from './components/CallNow/CallNow.tsx';
export type { LiveTagProps } from './components/LiveTag/LiveTag.tsx';
export type { StickyBarProps } from './components/StickyBar/StickyBar.tsx';
export type { VehicleGalleryProps } from './components/VehicleGallery/VehicleGallery.tsx';
export { LiveVehicle, type LiveVehicleProps } from './components/LiveVehicle/LiveVehicle.tsx';
export { PhoneNumber, type PhoneNumberProps } from './components/PhoneNumber/PhoneNumber.tsx';
export { PrintButtons, type PrintButtonsProps } from './components/PrintButtons/PrintButtons.tsx';
export {
  ReserveOnlineSection,
  type ReserveOnlineSectionProps,
} from './components/ReserveOnlineSection/ReserveOnlineSection.tsx';
export { UsedFeatureStrip, type UsedFeatureStripProps } from './components/UsedFeatureStrip/UsedFeatureStrip.tsx';
export {
  VehicleDialogSummary,
  type VehicleDialogSummaryProps,
} from './components/VehicleDialogSummary/VehicleDialogSummary.tsx';
export { VehiclePrint, type VehiclePrintProps } from './components/VehiclePrint/VehiclePrint.tsx';
export { VehicleShare, type VehicleShareProps } from './components/VehicleShare/VehicleShare.tsx';
export type { VehicleTab, VehicleTabsProps } from './components/VehicleTabs/VehicleTabs.tsx';
