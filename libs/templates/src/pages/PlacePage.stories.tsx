import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePeople, sampleReviews } from '@forecourt/content/testing';
import { sampleArrival, sampleLocations, sampleOpenNow } from '@forecourt/locations/testing';
import { samplePageSite, sampleStock } from '../testing/index.ts';
import { inShell } from '../testing/inShell.tsx';
import { PlacePage } from './PlacePage.tsx';

const place = {
  ...sampleArrival,
  manufacturers: ['Kia', 'Nissan'],
  reviews: { average_rating: 4.6, count: 100, spread: [3, 2, 5, 12, 78] },
};
const site = {
  ...samplePageSite.group,
  locations: [place, ...sampleLocations.slice(1)],
  reviews: sampleReviews.map((review) => ({ ...review, location_id: place.id })),
};
const stock = { count: 37, vehicles: sampleStock.group.slice(0, 4) };

const meta = {
  title: 'Templates/Group/Place',
  tags: ['whole-page'],
  component: PlacePage,
  parameters: { layout: 'fullscreen' },
  args: { site, place, now: sampleOpenNow, people: samplePeople, stock, head: 'sunken' },
  decorators: [inShell],
} satisfies Meta<typeof PlacePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HolidayHours: Story = { args: { now: new Date('2026-12-18T02:00:00Z') } };
