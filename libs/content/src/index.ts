export { AboutDealer, type AboutDealerProps } from './components/AboutDealer/AboutDealer.tsx';
export { BannerTiles, type BannerTile, type BannerTilesProps } from './components/BannerTiles/BannerTiles.tsx';
export { BenefitList, type Benefit, type BenefitListProps } from './components/BenefitList/BenefitList.tsx';
export { BodyShape, type BodyShapeProps } from './components/BodyShape/BodyShape.tsx';
export { BodyTiles, type BodyTile, type BodyTilesProps } from './components/BodyTiles/BodyTiles.tsx';
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { BudgetTiles, type BudgetTile, type BudgetTilesProps } from './components/BudgetTiles/BudgetTiles.tsx';
export { ComplaintNotice, type ComplaintNoticeProps } from './components/ComplaintNotice/ComplaintNotice.tsx';
export { ConsentBanner, type ConsentBannerProps } from './components/ConsentBanner/ConsentBanner.tsx';
export { consentStore, type ConsentState, type ConsentStore } from './components/ConsentBanner/consentStore.ts';
export { ConsentLink, type ConsentLinkProps } from './components/ConsentLink/ConsentLink.tsx';
export { FaqList, type FaqEntry, type FaqListProps } from './components/FaqList/FaqList.tsx';
export { FeedbackChoice, type FeedbackChoiceProps } from './components/FeedbackChoice/FeedbackChoice.tsx';
export { GuaranteeStrip, type GuaranteeStripProps } from './components/GuaranteeStrip/GuaranteeStrip.tsx';
export { HeaderSearch, type HeaderSearchProps } from './components/HeaderSearch/HeaderSearch.tsx';
export { LocationsBanner, type LocationsBannerProps } from './components/LocationsBanner/LocationsBanner.tsx';
export { MainNavigation, type MainNavigationProps } from './components/MainNavigation/MainNavigation.tsx';
export { MakeLogo, type MakeLogoProps } from './components/MakeLogo/MakeLogo.tsx';
export { MakeTiles, type MakeTile, type MakeTilesProps } from './components/MakeTiles/MakeTiles.tsx';
export { MobileMenu, type MobileMenuProps } from './components/MobileMenu/MobileMenu.tsx';
export { NotFoundMessage, type NotFoundMessageProps } from './components/NotFoundMessage/NotFoundMessage.tsx';
export { OfferCard, offerCardLayouts, type OfferCardProps } from './components/OfferCard/OfferCard.tsx';
export { OfferList, type OfferListProps } from './components/OfferList/OfferList.tsx';
export {
  QuickSearch,
  quickSearchDirections,
  type QuickSearchField,
  type QuickSearchProps,
} from './components/QuickSearch/QuickSearch.tsx';
export { RegulatorList, type RegulatorListProps } from './components/RegulatorList/RegulatorList.tsx';
export { ReviewList, type ReviewListProps } from './components/ReviewList/ReviewList.tsx';
export { ReviewSummary, type ReviewSummaryProps } from './components/ReviewSummary/ReviewSummary.tsx';
export { SectionHeader, type SectionHeaderProps } from './components/SectionHeader/SectionHeader.tsx';
export { SiteFooter, type SiteFooterProps } from './components/SiteFooter/SiteFooter.tsx';
export { SiteHeader, headerTreatments, type SiteHeaderProps } from './components/SiteHeader/SiteHeader.tsx';
export { StepList, stepListLayouts, type Step, type StepListProps } from './components/StepList/StepList.tsx';
export { SuccessMessage, type SuccessMessageProps } from './components/SuccessMessage/SuccessMessage.tsx';
export { Wordmark, type WordmarkProps } from './components/Wordmark/Wordmark.tsx';
