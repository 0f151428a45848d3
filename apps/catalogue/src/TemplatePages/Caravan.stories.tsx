import type { Meta } from '@storybook/react-vite';
import { pagesOf, type TemplatePageArgs } from './pagesOf.tsx';

/** Every page of the caravan template, its own in every state. */
const meta = {
  title: 'Templates/Caravan/All pages',
  parameters: { layout: 'fullscreen', templatePages: 'caravan' },
  // Which are tested covers each pair of page, template and state.
  tags: ['whole-page', 'picture', '!test'],
} satisfies Meta<TemplatePageArgs>;

export default meta;

const page = pagesOf('caravan');

export const Home = { ...page('Home'), tags: ['test'] };
export const HomeEmpty = page('Home', 'empty');
export const HomeLong = page('Home', 'long');
export const HomeMany = { ...page('Home', 'many'), tags: ['test', 'axe'] };
export const Search = { ...page('Search'), tags: ['test'] };
export const Vehicle = page('Vehicle');
export const VehicleEmpty = { ...page('Vehicle', 'empty'), tags: ['test'] };
export const VehicleLong = page('Vehicle', 'long');
export const VehicleMany = page('Vehicle', 'many');
export const Contact = { ...page('Contact'), tags: ['test'] };
export const Form = page('Form');
export const FormEmpty = page('Form', 'empty');
export const FormLong = page('Form', 'long');
export const FormMany = { ...page('Form', 'many'), tags: ['test', 'axe'] };
export const Content = { ...page('Content'), tags: ['test'] };
export const ContentEmpty = page('Content', 'empty');
export const ContentLong = page('Content', 'long');
export const ContentMany = page('Content', 'many');
export const Places = page('Places');
export const PlacesEmpty = { ...page('Places', 'empty'), tags: ['test'] };
export const PlacesLong = page('Places', 'long');
export const PlacesMany = page('Places', 'many');
export const Place = page('Place');
export const PlaceEmpty = page('Place', 'empty');
export const PlaceLong = { ...page('Place', 'long'), tags: ['test'] };
export const PlaceMany = page('Place', 'many');
export const GonePlace = page('GonePlace');
export const GonePlaceEmpty = page('GonePlace', 'empty');
export const GonePlaceLong = page('GonePlace', 'long');
export const GonePlaceMany = { ...page('GonePlace', 'many'), tags: ['test', 'axe'] };
export const Team = { ...page('Team'), tags: ['test'] };
export const TeamEmpty = page('Team', 'empty');
export const TeamLong = page('Team', 'long');
export const TeamMany = page('Team', 'many');
export const Reviews = page('Reviews');
export const ReviewsEmpty = { ...page('Reviews', 'empty'), tags: ['test'] };
export const ReviewsLong = page('Reviews', 'long');
export const ReviewsMany = page('Reviews', 'many');
export const Models = page('Models');
export const ModelsEmpty = page('Models', 'empty');
export const ModelsLong = { ...page('Models', 'long'), tags: ['test'] };
export const ModelsMany = page('Models', 'many');
export const Model = page('Model');
export const ModelEmpty = page('Model', 'empty');
export const ModelLong = page('Model', 'long');
export const ModelMany = { ...page('Model', 'many'), tags: ['test', 'axe'] };
export const Accessories = { ...page('Accessories'), tags: ['test'] };
export const AccessoriesEmpty = page('Accessories', 'empty');
export const AccessoriesLong = page('Accessories', 'long');
export const AccessoriesMany = page('Accessories', 'many');
export const Offers = page('Offers');
export const OffersEmpty = { ...page('Offers', 'empty'), tags: ['test'] };
export const OffersLong = page('Offers', 'long');
export const OffersMany = page('Offers', 'many');
export const Offer = page('Offer');
export const OfferEmpty = page('Offer', 'empty');
export const OfferLong = { ...page('Offer', 'long'), tags: ['test'] };
export const OfferMany = page('Offer', 'many');
export const Blog = page('Blog');
export const BlogEmpty = page('Blog', 'empty');
export const BlogLong = page('Blog', 'long');
export const BlogMany = { ...page('Blog', 'many'), tags: ['test', 'axe'] };
export const Article = { ...page('Article'), tags: ['test'] };
export const ArticleEmpty = page('Article', 'empty');
export const ArticleLong = page('Article', 'long');
export const ArticleMany = page('Article', 'many');
export const Success = { ...page('Success'), tags: ['test'] };
export const NotFound = { ...page('NotFound'), tags: ['test'] };
export const Favourites = { ...page('Favourites'), tags: ['test'] };
