import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocations, sampleOpenNow } from '../../testing/index.ts';
import { LocationList } from './LocationList.tsx';

const meta = {
  title: 'Locations/LocationList',
  component: LocationList,
  args: { locations: sampleLocations, now: sampleOpenNow },
} satisfies Meta<typeof LocationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { locations: sampleLocations.slice(0, 1) } };

export const Two: Story = { args: { locations: sampleLocations.slice(0, 2) } };

export const Empty: Story = { args: { locations: [] } };
