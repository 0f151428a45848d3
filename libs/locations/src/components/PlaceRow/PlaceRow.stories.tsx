import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocation, sampleOpenNow } from '../../testing/index.ts';
import { PlaceRow } from './PlaceRow.tsx';

const meta = {
  title: 'Locations/PlaceRow',
  component: PlaceRow,
  args: { location: sampleLocation, now: sampleOpenNow, href: '/locations/fremantle-sales', text: 'Toyota' },
} satisfies Meta<typeof PlaceRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { args: { now: new Date('2026-11-01T02:00:00Z') } };

export const LongText: Story = {
  args: {
    location: { ...sampleLocation, name: 'Harbour Toyota Fremantle and South Metropolitan Pre-owned Centre' },
    text: 'Ford, Hyundai, Isuzu, Kia, Mazda, MG, Mitsubishi, Suzuki',
  },
};
