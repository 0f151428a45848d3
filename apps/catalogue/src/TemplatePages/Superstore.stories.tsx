import type { Meta } from '@storybook/react-vite';
import { pagesOf, type TemplatePageArgs } from './pagesOf.tsx';

/** Every page of the superstore template, its own in every state. */
const meta = {
  title: 'Templates/Superstore/All pages',
  parameters: { layout: 'fullscreen', templatePages: 'superstore' },
  // Which are tested covers each pair of page, template and state.
  tags: ['whole-page', 'picture', '!test'],
} satisfies Meta<TemplatePageArgs>;

export default meta;

const page = pagesOf('superstore');

export const Home = { ...page('Home'), tags: ['test'] };
export const HomeEmpty = page('Home', 'empty');
export const HomeLong = { ...page('Home', 'long'), tags: ['test'] };
export const HomeMany = page('Home', 'many');
export const Search = page('Search');
export const SearchEmpty = page('Search', 'empty');
export const SearchLong = { ...page('Search', 'long'), tags: ['test'] };
export const SearchMany = { ...page('Search', 'many'), tags: ['test', 'axe'] };
export const Vehicle = { ...page('Vehicle'), tags: ['test'] };
export const VehicleEmpty = page('Vehicle', 'empty');
export const VehicleLong = page('Vehicle', 'long');
export const VehicleMany = page('Vehicle', 'many');
export const Contact = { ...page('Contact'), tags: ['test'] };
export const Form = page('Form');
export const FormEmpty = page('Form', 'empty');
export const FormLong = { ...page('Form', 'long'), tags: ['test'] };
export const FormMany = page('Form', 'many');
export const Content = { ...page('Content'), tags: ['test'] };
export const Places = { ...page('Places'), tags: ['test'] };
export const Place = { ...page('Place'), tags: ['test'] };
export const GonePlace = { ...page('GonePlace'), tags: ['test'] };
export const Team = { ...page('Team'), tags: ['test'] };
export const Reviews = { ...page('Reviews'), tags: ['test'] };
export const Models = { ...page('Models'), tags: ['test'] };
export const Model = page('Model');
export const ModelEmpty = page('Model', 'empty');
export const ModelLong = { ...page('Model', 'long'), tags: ['test'] };
export const ModelMany = page('Model', 'many');
export const Accessories = { ...page('Accessories'), tags: ['test'] };
export const Offers = { ...page('Offers'), tags: ['test'] };
export const OffersEmpty = page('Offers', 'empty');
export const OffersLong = page('Offers', 'long');
export const OffersMany = page('Offers', 'many');
export const Offer = page('Offer');
export const OfferEmpty = { ...page('Offer', 'empty'), tags: ['test'] };
export const OfferLong = page('Offer', 'long');
export const OfferMany = page('Offer', 'many');
export const Blog = page('Blog');
export const BlogEmpty = page('Blog', 'empty');
export const BlogLong = { ...page('Blog', 'long'), tags: ['test'] };
export const BlogMany = page('Blog', 'many');
export const Article = { ...page('Article'), tags: ['test'] };
export const Success = { ...page('Success'), tags: ['test'] };
export const NotFound = { ...page('NotFound'), tags: ['test'] };
export const Favourites = { ...page('Favourites'), tags: ['test'] };
