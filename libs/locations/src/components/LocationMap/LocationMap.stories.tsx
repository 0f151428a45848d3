import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocations } from '../../testing/index.ts';
import { LocationMap } from './LocationMap.tsx';

const meta = {
  title: 'Locations/LocationMap',
  component: LocationMap,
  args: { locations: sampleLocations },
} satisfies Meta<typeof LocationMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
