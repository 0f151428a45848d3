import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareVehicle, longVehicle, sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
import { VehicleDialogSummary } from './VehicleDialogSummary.tsx';

const meta = {
  title: 'Vehicle/VehicleDialogSummary',
  component: VehicleDialogSummary,
  args: { vehicle: sampleVehicle },
} satisfies Meta<typeof VehicleDialogSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { vehicle: bareVehicle } };
export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
export const LongText: Story = { args: { vehicle: longVehicle } };
