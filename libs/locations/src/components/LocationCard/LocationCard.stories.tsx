import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocation, sampleOpenNow, sampleServiceLocation } from '../../testing/index.ts';
import { LocationCard } from './LocationCard.tsx';

const meta = {
  title: 'Locations/LocationCard',
  tags: ['picture'],
  component: LocationCard,
  args: { location: sampleLocation, now: sampleOpenNow, href: '/contact' },
} satisfies Meta<typeof LocationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutReviewsAndPage: Story = { args: { location: sampleServiceLocation, href: undefined } };

export const LongText: Story = {
  args: { location: { ...sampleLocation, name: 'Harbour Toyota Fremantle and South Metropolitan Pre-owned Centre' } },
};
