import type { Meta, StoryObj } from '@storybook/react-vite';
import { summariseVehicle } from '@forecourt/domain';
import { EmptyState } from '@forecourt/ui';
import { longVehicle, sampleNow, sampleSummaries } from '../../testing/index.ts';
import { VehicleGrid } from './VehicleGrid.tsx';

const meta = {
  title: 'Vehicle/VehicleGrid',
  tags: ['picture'],
  component: VehicleGrid,
  args: { vehicles: sampleSummaries, now: sampleNow, label: 'Vehicles' },
} satisfies Meta<typeof VehicleGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const List: Story = { args: { layout: 'list' } };
export const OneResult: Story = { args: { vehicles: sampleSummaries.slice(0, 1) } };
export const Empty: Story = {
  args: { vehicles: [], empty: <EmptyState title="No vehicles match">Take a filter away to see more.</EmptyState> },
};
export const LongText: Story = { args: { vehicles: [summariseVehicle(longVehicle), ...sampleSummaries.slice(0, 2)] } };
