import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareVehicle, longVehicle, sampleCaravan, sampleVehicle } from '../../testing/index.ts';
import { VehicleFacts } from './VehicleFacts.tsx';

const meta = {
  title: 'Vehicle/VehicleFacts',
  tags: ['picture'],
  component: VehicleFacts,
  args: { vehicle: sampleVehicle },
} satisfies Meta<typeof VehicleFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Line: Story = { args: { place: 'line' } };
export const Page: Story = { args: { place: 'page' } };
export const Caravan: Story = { args: { vehicle: sampleCaravan } };
export const Electric: Story = { args: { vehicle: { ...sampleVehicle, simple_fuel: 'Electric' } } };
export const Empty: Story = { args: { vehicle: bareVehicle } };
export const LongText: Story = { args: { vehicle: longVehicle } };
