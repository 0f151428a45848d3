export { templates } from './templates.ts';
export { shells } from './templates/shells.ts';
export { homePages } from './templates/homePages.ts';
export { homeSections } from './templates/homeSections.ts';
export { homeOf } from './home/SectionedHome.tsx';
export type { HomeSection, HomeSections } from './contract/homeSections.ts';
export { searchPages } from './templates/searchPages.ts';
export { vehiclePages } from './templates/vehiclePages.ts';
export { formPages } from './templates/formPages.ts';
export { contentPages } from './templates/contentPages.ts';
export { modelsPages } from './templates/modelsPages.ts';
export { modelPages } from './templates/modelPages.ts';
export { accessoriesPages } from './templates/accessoriesPages.ts';
export { offersPages } from './templates/offersPages.ts';
export { offerPages } from './templates/offerPages.ts';
export { blogPages } from './templates/blogPages.ts';
export { articlePages } from './templates/articlePages.ts';
export { contactPages } from './templates/contactPages.ts';
export { placesPages } from './templates/placesPages.ts';
export { placePages } from './templates/placePages.ts';
export { gonePlacePages } from './templates/gonePlacePages.ts';
export { teamPages } from './templates/teamPages.ts';
export { reviewsPages } from './templates/reviewsPages.ts';
export { successPages } from './templates/successPages.ts';
export { notFoundPages } from './templates/notFoundPages.ts';
export { favouritesPages } from './templates/favouritesPages.ts';
export type {
  ContactPageProps,
  ContentPageProps,
  FavouritesPageProps,
  HomeProps,
  NotFoundPageProps,
  SearchPageProps,
  ShellProps,
  SuccessPageProps,
  Template,
  VehiclePageProps,
} from './contract/props.ts';
export type {
  GonePlacePageProps,
  PlacePageProps,
  PlacesPageProps,
  ReviewsPageProps,
  TeamPageProps,
} from './contract/placePages.ts';
export type { ArticlePageProps, BlogPageProps } from './contract/articlePages.ts';
export type { ArticleStock, ContentBlockProps, ProseWithBlocks } from './contract/proseParts.ts';
export type { OfferPageProps, OffersPageProps, StockFor } from './contract/offerPages.ts';
export type { FormPageProps } from './contract/formPage.ts';
export type { AccessoriesPageProps, ModelPageProps, ModelsPageProps } from './contract/rangeProps.ts';
export { factsOf, type Count, type ModelFacts, type SiteFacts } from './contract/facts.ts';
export { PanelStack, type PanelStackProps, type StackedPanel } from './pages/PanelStack.tsx';
export { vehicleTrail } from './vehicle/vehicleTrail.ts';
export { modelMenu } from './home/modelMenu.ts';
export { formPageText } from './texts/formPageTexts.ts';
export type { WordedPageName } from './texts/pageWords.ts';
export { WorkshopSections, type WorkshopSectionsProps } from './workshop/WorkshopSections.tsx';
