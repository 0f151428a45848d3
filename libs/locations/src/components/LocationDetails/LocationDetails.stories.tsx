import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocation, sampleOpenNow } from '../../testing/index.ts';
import { LocationDetails } from './LocationDetails.tsx';

const meta = {
  title: 'Locations/LocationDetails',
  component: LocationDetails,
  args: { location: sampleLocation, now: sampleOpenNow },
} satisfies Meta<typeof LocationDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithEnquiryForm: Story = { args: { emailHref: '#enquire' } };

export const LongText: Story = {
  args: { location: { ...sampleLocation, name: 'Harbour Toyota Fremantle and South Metropolitan Pre-owned Centre' } },
};
