import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocation } from '../../testing/index.ts';
import { LocationContact } from './LocationContact.tsx';

const meta = {
  title: 'Locations/LocationContact',
  component: LocationContact,
  args: { location: sampleLocation },
} satisfies Meta<typeof LocationContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Full: Story = { args: { full: true } };
