import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePageSite } from '../testing/index.ts';
import { ReviewsSection } from './ReviewsSection.tsx';

const site = samplePageSite.franchise;

const meta = {
  title: 'Templates/Sections/ReviewsSection',
  component: ReviewsSection,
  parameters: { layout: 'fullscreen' },
  args: { site },
} satisfies Meta<typeof ReviewsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The site shows only good reviews, and says so. */
export const Filtered: Story = {
  args: { site: { ...site, reviewSettings: { ...site.reviewSettings, minimumRating: 4, source: 'Google' } } },
};

/** No location has a rating. */
export const WithoutRating: Story = {
  args: { site: { ...site, locations: site.locations.map((place) => ({ ...place, reviews: null })) } },
};

export const Sunken: Story = { args: { tone: 'sunken' } };

/** Without reviews there is no section. */
export const Empty: Story = { args: { site: { ...site, reviews: [] } } };
