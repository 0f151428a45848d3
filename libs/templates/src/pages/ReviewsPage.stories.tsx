import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReviews } from '@forecourt/content/testing';
import { sampleLocations } from '@forecourt/locations/testing';
import { samplePageSite } from '../testing/index.ts';
import { inShell } from '../testing/inShell.tsx';
import { ReviewsPage } from './ReviewsPage.tsx';

const settings = { minimumRating: 4, count: 12, source: 'Google', sourceUrl: 'https://reviews.example', feed: false };
const spread = [3, 2, 5, 12, 78];
const site = {
  ...samplePageSite.superstore,
  reviewSettings: settings,
  reviews: sampleReviews,
  locations: sampleLocations.map((one) => ({ ...one, reviews: { average_rating: 4.6, count: 100, spread } })),
};
const [first] = site.locations;

const meta = {
  title: 'Templates/Superstore/Reviews',
  tags: ['whole-page'],
  component: ReviewsPage,
  parameters: { layout: 'fullscreen' },
  args: { site },
  decorators: [inShell],
} satisfies Meta<typeof ReviewsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With only three ratings, the page says how few they are. */
export const Few: Story = {
  args: {
    site: { ...site, locations: [{ ...first!, reviews: { average_rating: 5, count: 3, spread: [0, 0, 0, 0, 3] } }] },
  },
};
