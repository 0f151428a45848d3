import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@forecourt/ui';
import { bareVehicle, longVehicle, sampleCaravan, sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
import { VehicleSidebar } from './VehicleSidebar.tsx';

const meta = {
  title: 'Vehicle/VehicleSidebar',
  component: VehicleSidebar,
  args: { vehicle: sampleVehicle, finance: <Text tone="muted">Finance box</Text> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleSidebar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
export const Caravan: Story = { args: { vehicle: sampleCaravan } };
export const Empty: Story = { args: { vehicle: bareVehicle, finance: null } };
export const LongText: Story = { args: { vehicle: longVehicle } };
