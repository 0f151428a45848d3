import type { Meta } from '@storybook/react-vite';
import { pagesOf, type TemplatePageArgs } from './pagesOf.tsx';

/** Every page of the example of an agency’s own template, which has all but two from the franchise. */
const meta = {
  title: 'Templates/Boutique/All pages',
  // Its own pages are tested in every state.
  tags: ['whole-page', 'picture', '!test'],
  parameters: { layout: 'fullscreen', templatePages: 'boutique' },
} satisfies Meta<TemplatePageArgs>;

export default meta;

const page = pagesOf('boutique');

export const Home = { ...page('Home'), tags: ['test'] };
export const HomeEmpty = { ...page('Home', 'empty'), tags: ['test'] };
export const HomeLong = { ...page('Home', 'long'), tags: ['test'] };
export const HomeMany = { ...page('Home', 'many'), tags: ['test'] };
export const Search = page('Search');
export const Vehicle = { ...page('Vehicle'), tags: ['test'] };
export const VehicleEmpty = { ...page('Vehicle', 'empty'), tags: ['test'] };
export const VehicleLong = { ...page('Vehicle', 'long'), tags: ['test'] };
export const VehicleMany = { ...page('Vehicle', 'many'), tags: ['test'] };
export const Contact = page('Contact');
export const Form = page('Form');
export const Content = page('Content');
export const Places = page('Places');
export const Place = page('Place');
export const GonePlace = page('GonePlace');
export const Team = page('Team');
export const Reviews = page('Reviews');
export const Models = page('Models');
export const Model = page('Model');
export const Accessories = page('Accessories');
export const Offers = page('Offers');
export const Offer = page('Offer');
export const Blog = page('Blog');
export const Article = page('Article');
export const Success = page('Success');
export const NotFound = page('NotFound');
export const Favourites = page('Favourites');
