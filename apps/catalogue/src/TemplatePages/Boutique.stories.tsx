import type { Meta } from '@storybook/react-vite';
import { pagesOf, type TemplatePageArgs } from './pagesOf.tsx';

/** Every page of the example of an agency’s own template, which has all but two from the franchise. */
const meta = {
  title: 'Templates/Boutique/All pages',
  // The other pages are tested where they come from.
  tags: ['whole-page', '!test'],
  parameters: { layout: 'fullscreen', templatePages: 'boutique' },
} satisfies Meta<TemplatePageArgs>;

export default meta;

const page = pagesOf('boutique');

export const Home = { ...page('Home'), tags: ['test'] };
export const HomeEmpty = { ...page('Home', 'empty'), tags: ['test'] };
export const HomeLong = { ...page('Home', 'long'), tags: ['test'] };
export const HomeMany = { ...page('Home', 'many'), tags: ['test'] };
export const Search = page('Search');
export const SearchEmpty = page('Search', 'empty');
export const SearchLong = page('Search', 'long');
export const SearchMany = page('Search', 'many');
export const Vehicle = { ...page('Vehicle'), tags: ['test'] };
export const VehicleEmpty = { ...page('Vehicle', 'empty'), tags: ['test'] };
export const VehicleLong = { ...page('Vehicle', 'long'), tags: ['test'] };
export const VehicleMany = { ...page('Vehicle', 'many'), tags: ['test'] };
export const Contact = page('Contact');
export const ContactEmpty = page('Contact', 'empty');
export const ContactLong = page('Contact', 'long');
export const ContactMany = page('Contact', 'many');
export const Form = page('Form');
export const FormEmpty = page('Form', 'empty');
export const FormLong = page('Form', 'long');
export const FormMany = page('Form', 'many');
export const Content = page('Content');
export const ContentEmpty = page('Content', 'empty');
export const ContentLong = page('Content', 'long');
export const ContentMany = page('Content', 'many');
export const Places = page('Places');
export const PlacesEmpty = page('Places', 'empty');
export const PlacesLong = page('Places', 'long');
export const PlacesMany = page('Places', 'many');
export const Place = page('Place');
export const PlaceEmpty = page('Place', 'empty');
export const PlaceLong = page('Place', 'long');
export const PlaceMany = page('Place', 'many');
export const GonePlace = page('GonePlace');
export const GonePlaceEmpty = page('GonePlace', 'empty');
export const GonePlaceLong = page('GonePlace', 'long');
export const GonePlaceMany = page('GonePlace', 'many');
export const Team = page('Team');
export const TeamEmpty = page('Team', 'empty');
export const TeamLong = page('Team', 'long');
export const TeamMany = page('Team', 'many');
export const Reviews = page('Reviews');
export const ReviewsEmpty = page('Reviews', 'empty');
export const ReviewsLong = page('Reviews', 'long');
export const ReviewsMany = page('Reviews', 'many');
export const Models = page('Models');
export const ModelsEmpty = page('Models', 'empty');
export const ModelsLong = page('Models', 'long');
export const ModelsMany = page('Models', 'many');
export const Model = page('Model');
export const ModelEmpty = page('Model', 'empty');
export const ModelLong = page('Model', 'long');
export const ModelMany = page('Model', 'many');
export const Accessories = page('Accessories');
export const AccessoriesEmpty = page('Accessories', 'empty');
export const AccessoriesLong = page('Accessories', 'long');
export const AccessoriesMany = page('Accessories', 'many');
export const Offers = page('Offers');
export const OffersEmpty = page('Offers', 'empty');
export const OffersLong = page('Offers', 'long');
export const OffersMany = page('Offers', 'many');
export const Offer = page('Offer');
export const OfferEmpty = page('Offer', 'empty');
export const OfferLong = page('Offer', 'long');
export const OfferMany = page('Offer', 'many');
export const Blog = page('Blog');
export const BlogEmpty = page('Blog', 'empty');
export const BlogLong = page('Blog', 'long');
export const BlogMany = page('Blog', 'many');
export const Article = page('Article');
export const ArticleEmpty = page('Article', 'empty');
export const ArticleLong = page('Article', 'long');
export const ArticleMany = page('Article', 'many');
export const Success = page('Success');
export const SuccessEmpty = page('Success', 'empty');
export const SuccessLong = page('Success', 'long');
export const SuccessMany = page('Success', 'many');
export const NotFound = page('NotFound');
export const NotFoundEmpty = page('NotFound', 'empty');
export const NotFoundLong = page('NotFound', 'long');
export const NotFoundMany = page('NotFound', 'many');
export const Favourites = page('Favourites');
export const FavouritesEmpty = page('Favourites', 'empty');
export const FavouritesLong = page('Favourites', 'long');
export const FavouritesMany = page('Favourites', 'many');
