import type { Meta } from '@storybook/react-vite';
import { pagesOf, type TemplatePageArgs } from './pagesOf.tsx';

/** Every page of the group template, its own in every state. */
const meta = {
  title: 'Templates/Group/All pages',
  parameters: { layout: 'fullscreen', templatePages: 'group' },
  // Which are tested covers each pair of page, template and state.
  tags: ['whole-page', 'picture', '!test'],
} satisfies Meta<TemplatePageArgs>;

export default meta;

const page = pagesOf('group');

export const Home = { ...page('Home'), tags: ['test'] };
export const HomeEmpty = { ...page('Home', 'empty'), tags: ['test'] };
export const HomeLong = page('Home', 'long');
export const HomeMany = page('Home', 'many');
export const Search = { ...page('Search'), tags: ['test'] };
export const Vehicle = page('Vehicle');
export const VehicleEmpty = page('Vehicle', 'empty');
export const VehicleLong = page('Vehicle', 'long');
export const VehicleMany = { ...page('Vehicle', 'many'), tags: ['test', 'axe'] };
export const Contact = { ...page('Contact'), tags: ['test'] };
export const ContactEmpty = page('Contact', 'empty');
export const ContactLong = { ...page('Contact', 'long'), tags: ['test'] };
export const ContactMany = page('Contact', 'many');
export const Form = page('Form');
export const FormEmpty = { ...page('Form', 'empty'), tags: ['test'] };
export const FormLong = page('Form', 'long');
export const FormMany = page('Form', 'many');
export const Content = page('Content');
export const ContentEmpty = page('Content', 'empty');
export const ContentLong = { ...page('Content', 'long'), tags: ['test'] };
export const ContentMany = page('Content', 'many');
export const Places = page('Places');
export const PlacesEmpty = page('Places', 'empty');
export const PlacesLong = page('Places', 'long');
export const PlacesMany = { ...page('Places', 'many'), tags: ['test', 'axe'] };
export const Place = { ...page('Place'), tags: ['test'] };
export const PlaceEmpty = page('Place', 'empty');
export const PlaceLong = page('Place', 'long');
export const PlaceMany = page('Place', 'many');
export const GonePlace = page('GonePlace');
export const GonePlaceEmpty = { ...page('GonePlace', 'empty'), tags: ['test'] };
export const GonePlaceLong = page('GonePlace', 'long');
export const GonePlaceMany = page('GonePlace', 'many');
export const Team = page('Team');
export const TeamEmpty = page('Team', 'empty');
export const TeamLong = { ...page('Team', 'long'), tags: ['test'] };
export const TeamMany = page('Team', 'many');
export const Reviews = page('Reviews');
export const ReviewsEmpty = page('Reviews', 'empty');
export const ReviewsLong = page('Reviews', 'long');
export const ReviewsMany = { ...page('Reviews', 'many'), tags: ['test', 'axe'] };
export const Models = { ...page('Models'), tags: ['test'] };
export const ModelsEmpty = page('Models', 'empty');
export const ModelsLong = page('Models', 'long');
export const ModelsMany = page('Models', 'many');
export const Model = page('Model');
export const ModelEmpty = { ...page('Model', 'empty'), tags: ['test'] };
export const ModelLong = page('Model', 'long');
export const ModelMany = page('Model', 'many');
export const Accessories = page('Accessories');
export const AccessoriesEmpty = page('Accessories', 'empty');
export const AccessoriesLong = { ...page('Accessories', 'long'), tags: ['test'] };
export const AccessoriesMany = page('Accessories', 'many');
export const Offers = page('Offers');
export const OffersEmpty = page('Offers', 'empty');
export const OffersLong = page('Offers', 'long');
export const OffersMany = { ...page('Offers', 'many'), tags: ['test', 'axe'] };
export const Offer = { ...page('Offer'), tags: ['test'] };
export const OfferEmpty = page('Offer', 'empty');
export const OfferLong = page('Offer', 'long');
export const OfferMany = page('Offer', 'many');
export const Blog = page('Blog');
export const BlogEmpty = { ...page('Blog', 'empty'), tags: ['test'] };
export const BlogLong = page('Blog', 'long');
export const BlogMany = page('Blog', 'many');
export const Article = page('Article');
export const ArticleEmpty = page('Article', 'empty');
export const ArticleLong = { ...page('Article', 'long'), tags: ['test'] };
export const ArticleMany = page('Article', 'many');
export const Success = { ...page('Success'), tags: ['test'] };
export const NotFound = { ...page('NotFound'), tags: ['test'] };
export const Favourites = { ...page('Favourites'), tags: ['test'] };
