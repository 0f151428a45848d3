import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferShows } from './OfferShows.tsx';

const shows = [
  { name: 'Sample Coast Caravan Show', place: 'Showgrounds, Sample Bay', from: '2027-02-26', until: '2027-02-28' },
  { name: 'Open night', place: 'Our yard', from: '2026-12-04', until: '2026-12-04' },
];

const meta = {
  title: 'Offers/OfferShows',
  component: OfferShows,
  args: { shows, today: '2026-11-02' },
} satisfies Meta<typeof OfferShows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Over: Story = { args: { today: '2028-01-01' } };
