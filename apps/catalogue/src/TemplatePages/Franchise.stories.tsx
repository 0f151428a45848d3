import type { Meta } from '@storybook/react-vite';
import { pagesOf, type TemplatePageArgs } from './pagesOf.tsx';

/** Every page of the franchise template, its own in every state. */
const meta = {
  title: 'Templates/Franchise/All pages',
  parameters: { layout: 'fullscreen', templatePages: 'franchise' },
  // Which are tested covers each pair of page, template and state.
  tags: ['whole-page', 'picture', '!test'],
} satisfies Meta<TemplatePageArgs>;

export default meta;

const page = pagesOf('franchise');

export const Home = { ...page('Home'), tags: ['test'] };
export const HomeEmpty = page('Home', 'empty');
export const HomeLong = page('Home', 'long');
export const HomeMany = page('Home', 'many');
export const Search = { ...page('Search'), tags: ['test'] };
export const SearchEmpty = { ...page('Search', 'empty'), tags: ['test'] };
export const SearchLong = page('Search', 'long');
export const SearchMany = page('Search', 'many');
export const Vehicle = page('Vehicle');
export const VehicleEmpty = page('Vehicle', 'empty');
export const VehicleLong = { ...page('Vehicle', 'long'), tags: ['test'] };
export const VehicleMany = page('Vehicle', 'many');
export const Contact = page('Contact');
export const ContactEmpty = { ...page('Contact', 'empty'), tags: ['test'] };
export const ContactLong = page('Contact', 'long');
export const ContactMany = { ...page('Contact', 'many'), tags: ['test', 'axe'] };
export const Form = { ...page('Form'), tags: ['test'] };
export const FormEmpty = page('Form', 'empty');
export const FormLong = page('Form', 'long');
export const FormMany = page('Form', 'many');
export const Content = page('Content');
export const ContentEmpty = { ...page('Content', 'empty'), tags: ['test'] };
export const ContentLong = page('Content', 'long');
export const ContentMany = { ...page('Content', 'many'), tags: ['test', 'axe'] };
export const Places = { ...page('Places'), tags: ['test'] };
export const PlacesEmpty = page('Places', 'empty');
export const PlacesLong = { ...page('Places', 'long'), tags: ['test'] };
export const PlacesMany = page('Places', 'many');
export const Place = page('Place');
export const PlaceEmpty = { ...page('Place', 'empty'), tags: ['test'] };
export const PlaceLong = page('Place', 'long');
export const PlaceMany = { ...page('Place', 'many'), tags: ['test', 'axe'] };
export const GonePlace = { ...page('GonePlace'), tags: ['test'] };
export const GonePlaceEmpty = page('GonePlace', 'empty');
export const GonePlaceLong = { ...page('GonePlace', 'long'), tags: ['test'] };
export const GonePlaceMany = page('GonePlace', 'many');
export const Team = page('Team');
export const TeamEmpty = { ...page('Team', 'empty'), tags: ['test'] };
export const TeamLong = page('Team', 'long');
export const TeamMany = { ...page('Team', 'many'), tags: ['test', 'axe'] };
export const Reviews = { ...page('Reviews'), tags: ['test'] };
export const ReviewsEmpty = page('Reviews', 'empty');
export const ReviewsLong = { ...page('Reviews', 'long'), tags: ['test'] };
export const ReviewsMany = page('Reviews', 'many');
export const Models = page('Models');
export const ModelsEmpty = { ...page('Models', 'empty'), tags: ['test'] };
export const ModelsLong = page('Models', 'long');
export const ModelsMany = { ...page('Models', 'many'), tags: ['test', 'axe'] };
export const Model = { ...page('Model'), tags: ['test'] };
export const ModelEmpty = page('Model', 'empty');
export const ModelLong = page('Model', 'long');
export const ModelMany = page('Model', 'many');
export const Accessories = page('Accessories');
export const AccessoriesEmpty = { ...page('Accessories', 'empty'), tags: ['test'] };
export const AccessoriesLong = page('Accessories', 'long');
export const AccessoriesMany = { ...page('Accessories', 'many'), tags: ['test', 'axe'] };
export const Offers = page('Offers');
export const OffersEmpty = page('Offers', 'empty');
export const OffersLong = { ...page('Offers', 'long'), tags: ['test'] };
export const OffersMany = page('Offers', 'many');
export const Offer = page('Offer');
export const OfferEmpty = page('Offer', 'empty');
export const OfferLong = page('Offer', 'long');
export const OfferMany = { ...page('Offer', 'many'), tags: ['test', 'axe'] };
export const Blog = { ...page('Blog'), tags: ['test'] };
export const BlogEmpty = page('Blog', 'empty');
export const BlogLong = page('Blog', 'long');
export const BlogMany = page('Blog', 'many');
export const Article = page('Article');
export const ArticleEmpty = { ...page('Article', 'empty'), tags: ['test'] };
export const ArticleLong = page('Article', 'long');
export const ArticleMany = { ...page('Article', 'many'), tags: ['test', 'axe'] };
export const Success = { ...page('Success'), tags: ['test'] };
export const SuccessEmpty = { ...page('Success', 'empty'), tags: ['test'] };
export const SuccessLong = { ...page('Success', 'long'), tags: ['test'] };
export const SuccessMany = { ...page('Success', 'many'), tags: ['test', 'axe'] };
export const NotFound = { ...page('NotFound'), tags: ['test'] };
export const NotFoundEmpty = { ...page('NotFound', 'empty'), tags: ['test'] };
export const NotFoundLong = { ...page('NotFound', 'long'), tags: ['test'] };
export const NotFoundMany = { ...page('NotFound', 'many'), tags: ['test', 'axe'] };
export const Favourites = { ...page('Favourites'), tags: ['test'] };
export const FavouritesEmpty = { ...page('Favourites', 'empty'), tags: ['test'] };
export const FavouritesLong = { ...page('Favourites', 'long'), tags: ['test'] };
export const FavouritesMany = { ...page('Favourites', 'many'), tags: ['test', 'axe'] };
