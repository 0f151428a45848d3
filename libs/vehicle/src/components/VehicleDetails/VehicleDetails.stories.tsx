import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareVehicle, longVehicle, sampleCaravan, sampleNow, sampleVehicle } from '../../testing/index.ts';
import { VehicleDetails } from './VehicleDetails.tsx';

const meta = {
  title: 'Vehicle/VehicleDetails',
  component: VehicleDetails,
  args: { vehicle: sampleVehicle, now: sampleNow },
} satisfies Meta<typeof VehicleDetails>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Caravan: Story = { args: { vehicle: sampleCaravan } };
export const Unregistered: Story = {
  args: { vehicle: { ...sampleVehicle, rego_expiry: '2026-01-31' }, showUnregistered: true },
};
export const Empty: Story = { args: { vehicle: bareVehicle } };
export const LongText: Story = {
  args: { vehicle: { ...longVehicle, colour: 'Glacier white pearl over midnight black metallic two-tone' } },
};
