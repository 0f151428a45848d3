export { templates } from './templates.ts';
export type {
  CardSlots,
  ContactPageProps,
  FavouritesPageProps,
  HomeProps,
  NotFoundPageProps,
  SearchPageProps,
  ShellProps,
  SuccessPageProps,
  Template,
  VehiclePageProps,
} from './contract/props.ts';
export { factsOf, type Count, type ModelFacts, type SiteFacts } from './contract/facts.ts';
export { modelMenu } from './home/modelMenu.ts';
