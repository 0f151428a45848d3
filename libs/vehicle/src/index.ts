export { CardCarousel, type CardCarouselProps } from './components/CardCarousel/CardCarousel.tsx';
export { DealerComments, type DealerCommentsProps } from './components/DealerComments/DealerComments.tsx';
export { FeatureList, type FeatureListProps } from './components/FeatureList/FeatureList.tsx';
export { PriceBlock, priceBlockSizes, type PriceBlockProps } from './components/PriceBlock/PriceBlock.tsx';
export { ShowMore, type ShowMoreProps } from './components/ShowMore/ShowMore.tsx';
export { SimilarVehicles, type SimilarVehiclesProps } from './components/SimilarVehicles/SimilarVehicles.tsx';
export { SoldNotice, type SoldNoticeProps } from './components/SoldNotice/SoldNotice.tsx';
export { SpecificationList, type SpecificationListProps } from './components/SpecificationList/SpecificationList.tsx';
export { StickyBar, type StickyBarProps } from './components/StickyBar/StickyBar.tsx';
export { TagBanner, type TagBannerProps } from './components/TagBanner/TagBanner.tsx';
export { VehicleActions, type VehicleActionsProps } from './components/VehicleActions/VehicleActions.tsx';
export {
  VehicleCard,
  vehicleCardLayouts,
  type CardVehicle,
  type VehicleCardProps,
} from './components/VehicleCard/VehicleCard.tsx';
export { VehicleDetails, type VehicleDetailsProps } from './components/VehicleDetails/VehicleDetails.tsx';
export { VehicleFacts, vehicleFactsPlaces, type VehicleFactsProps } from './components/VehicleFacts/VehicleFacts.tsx';
export { VehicleGallery, type VehicleGalleryProps } from './components/VehicleGallery/VehicleGallery.tsx';
export { VehicleGrid, type VehicleGridProps } from './components/VehicleGrid/VehicleGrid.tsx';
export { VehicleSidebar, type VehicleSidebarProps } from './components/VehicleSidebar/VehicleSidebar.tsx';
